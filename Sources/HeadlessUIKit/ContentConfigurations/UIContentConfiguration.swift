import Foundation

/// A value that describes the content of a view and creates the view for it.
public protocol UIContentConfiguration {
    /// Creates a view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The content configuration. It is set again whenever the content or the state changes.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show a configuration, so that it can be reused.
    @available(iOS 16, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// The default implementation returns whether the configuration has the same type as the current one.
    @available(iOS 16, *)
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
