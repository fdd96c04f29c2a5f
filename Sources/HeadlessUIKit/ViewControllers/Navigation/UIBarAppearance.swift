import Foundation

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Makes the default looks: opaque, with a line.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes the same looks as others.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Another value with the same looks.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// The material of the system, with a line.
    open func configureWithDefaultBackground() {
        backgroundColor = nil
        shadowColor = .separator
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    }

    /// An opaque background, with a line.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
        backgroundEffect = nil
    }

    /// No background and no line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
        backgroundEffect = nil
    }

    /// The colour of the bar.
    open var backgroundColor: UIColor? {
        didSet { didChange?() }
    }

    /// The material of the bar. Bars are opaque here: what is behind their colour is the background of the system.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange?() }
    }

    /// The colour of the line.
    open var shadowColor: UIColor? {
        didSet { didChange?() }
    }

    /// Called after the looks changed.
    final var didChange: (() -> Void)?

    /// The colour that stands for colour and material.
    final var shownColor: UIColor { backgroundColor ?? (backgroundEffect == nil ? .clear : .systemBackground) }

    final func takeBackground(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles are written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// How large titles are written.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The looks for a bar to keep: those who set them may change theirs, and those who ask the bar may change the bar's.
    final func kept(_ didChange: @escaping () -> Void) -> UINavigationBarAppearance {
        let kept = copy() as? UINavigationBarAppearance ?? self
        kept.didChange = didChange
        return kept
    }

    /// Another value with the same looks.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        return copy
    }
}
