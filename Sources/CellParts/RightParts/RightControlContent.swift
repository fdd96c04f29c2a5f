import PortableUIKit

/// The content of a right part that is a control, optionally with a text before it.
///
/// A new part of this kind only creates and updates its control and handles its events; all of them share one view.
public protocol RightControlContent: RightContent {
    /// The control.
    associatedtype Control: UIView

    /// Creates a control that calls `didUse` with itself when the user operates it.
    @MainActor static func makeControl(didUse: @escaping @MainActor (Control) -> Void) -> Control

    /// The size of the control, in points, for the current traits.
    @MainActor static var controlSize: CGSize { get }

    /// Updates a control to the state of the content.
    ///
    /// - Parameters:
    ///   - control: The control to update.
    ///   - theme: The theme of the row.
    ///   - isAnimated: Whether the row is visible and the change may be animated.
    @MainActor func update(_ control: Control, theme: CellTheme, isAnimated: Bool)

    /// Called when the user has operated the control. Calls the handler of the content.
    @MainActor func didUse(_ control: Control)

    /// Returns the text before the control, if any.
    func text(in theme: CellTheme) -> LabelContent?

    /// Returns the accessibility information for the current state of the control.
    @MainActor func accessibility(of control: Control) -> RightControlAccessibility

    /// Whether the control takes touches; a progress bar does not.
    var isInteractive: Bool { get }

    /// Whether the control fills the available width below the left part, as a progress bar does.
    static var fillsWidthBelow: Bool { get }
}

extension RightControlContent {
    /// The default implementation returns `nil`.
    public func text(in theme: CellTheme) -> LabelContent? {
        nil
    }

    /// The default implementation does nothing, for controls that are not interactive.
    @MainActor
    public func didUse(_ control: Control) {}

    /// The default implementation returns `true`.
    public var isInteractive: Bool {
        true
    }

    /// The default implementation returns `false`, for controls of a fixed size.
    public static var fillsWidthBelow: Bool {
        false
    }
}
