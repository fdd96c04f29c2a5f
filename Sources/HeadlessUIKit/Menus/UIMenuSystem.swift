import Foundation

/// The menus of an app that responders can change: those of the menu bar, or those of a context.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// Called after the menus have to be built or validated again.
    final var didChange: (() -> Void)?

    override init() {
        super.init()
    }

    /// The menus of the menu bar.
    open class var main: UIMenuSystem { mainSystem }

    /// The edit menu.
    open class var context: UIMenuSystem { contextSystem }

    /// Builds the menus again before they are shown.
    open func setNeedsRebuild() {
        didChange?()
    }

    /// Validates the commands again before they are shown.
    open func setNeedsRevalidate() {
        didChange?()
    }
}
