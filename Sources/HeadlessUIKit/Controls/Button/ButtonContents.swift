import Foundation

/// The content of a button without a configuration, for each state.
@MainActor struct ButtonContents {
    /// Values by control state.
    struct ByState<Value> {
        private var values: [UIControl.State: Value] = [:]

        subscript(exactly state: UIControl.State) -> Value? {
            get { values[state] }
            set { values[state] = newValue }
        }

        /// Returns the value for a state, or else the one for `.normal`, as in UIKit.
        func value(in state: UIControl.State) -> Value? {
            values[state] ?? values[.normal]
        }
    }

    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var images = ByState<UIImage>()
    var backgroundImages = ByState<UIImage>()
}
