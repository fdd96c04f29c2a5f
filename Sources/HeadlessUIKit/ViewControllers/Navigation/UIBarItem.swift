import Foundation

/// What bars show: a title or a picture.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance {
    /// Called after anything changed that the bar shows.
    final var didChange: (() -> Void)?

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// The text.
    open var title: String? {
        didSet { if title != oldValue { didChange?() } }
    }

    /// The picture, in the place of the text.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange?() } }
    }

    /// Whether the item can be used.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange?() } }
    }

    final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets how the title is written in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange?()
    }

    /// How the title is written in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// A number for the app.
    open var tag = 0

    /// What tests find the item by.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange?() } }
    }
}
