import Foundation

/// What a cell shows, as a value: it makes the view for it and follows the state of the cell.
public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The content as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What is shown. Set again whenever the content or the state changes.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration, so that none other has to be made.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the type of the one that is shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
