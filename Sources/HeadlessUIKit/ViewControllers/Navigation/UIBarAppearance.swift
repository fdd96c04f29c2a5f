import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the default appearance: opaque, with a shadow line.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy of an appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyBackground(from: barAppearance)
    }

    /// Returns a copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// Configures the system material with a shadow line.
    open func configureWithDefaultBackground() {
        backgroundColor = nil
        shadowColor = .separator
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    }

    /// Configures an opaque background with a shadow line.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
        backgroundEffect = nil
    }

    /// Configures a transparent background without a shadow line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
        backgroundEffect = nil
    }

    /// The background color of the bar.
    open var backgroundColor: UIColor? {
        didSet { didChange?() }
    }

    /// The background material. Bars are opaque here: the material is drawn as the system background.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange?() }
    }

    /// The color of the shadow line.
    open var shadowColor: UIColor? {
        didSet { didChange?() }
    }

    /// Called after a property changed.
    final var didChange: (() -> Void)?

    /// The color that is drawn for the background color and the material.
    final var shownColor: UIColor { backgroundColor ?? (backgroundEffect == nil ? .clear : .systemBackground) }

    final func copyBackground(from other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// Returns a copy for a bar to store. Changing the original does not affect the bar; changing the copy updates it.
    final func observedCopy(onChange didChange: @escaping () -> Void) -> UINavigationBarAppearance {
        let copy = self.copy() as? UINavigationBarAppearance ?? self
        copy.didChange = didChange
        return copy
    }

    /// Returns a copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        return copy
    }
}
