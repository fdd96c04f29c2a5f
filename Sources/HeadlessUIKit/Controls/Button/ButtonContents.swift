import Foundation

/// What a classic button shows in each state.
@MainActor struct ButtonContents {
    /// A value for each state that one was set for.
    struct ByState<Value> {
        private var values: [UIControl.State: Value] = [:]

        subscript(exactly state: UIControl.State) -> Value? {
            get { values[state] }
            set { values[state] = newValue }
        }

        /// The value for a state, else that of the normal state, as UIKit falls back.
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
