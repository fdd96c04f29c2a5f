import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    private let idiomStorage: UIUserInterfaceIdiom

    /// Creates the default appearance for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        idiomStorage = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates the default appearance for the current device.
    public convenience override init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// Creates an appearance with the values of another one, as far as both have them.
    public init(barAppearance: UIBarAppearance) {
        idiomStorage = barAppearance.idiom
        super.init()
        copyValues(from: barAppearance)
    }

    /// The kind of device.
    open var idiom: UIUserInterfaceIdiom { idiomStorage }

    /// Returns a copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// Configures the system material with a shadow line.
    open func configureWithDefaultBackground() {
        configureBackground(color: nil, effect: UIBlurEffect(style: .systemChromeMaterial), shadow: Self.standardShadow)
    }

    /// Configures an opaque background with a shadow line.
    open func configureWithOpaqueBackground() {
        configureBackground(color: .systemBackground, effect: nil, shadow: Self.standardShadow)
    }

    /// Configures a transparent background without a shadow line.
    open func configureWithTransparentBackground() {
        configureBackground(color: nil, effect: nil, shadow: nil)
    }

    private static var standardShadow: UIColor { BarBackgroundView.standardLineColor }

    private func configureBackground(color: UIColor?, effect: UIBlurEffect?, shadow: UIColor?) {
        backgroundColor = color
        backgroundEffect = effect
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// The background color of the bar.
    open var backgroundColor: UIColor? {
        didSet { didChange?() }
    }

    /// The background material, below the background color.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange?() }
    }

    /// The image above the background color.
    open var backgroundImage: UIImage? {
        didSet { didChange?() }
    }

    /// How the background image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { didChange?() }
    }

    /// The color of the shadow line, or of a template shadow image; `nil` or clear for no line.
    open var shadowColor: UIColor? {
        didSet { didChange?() }
    }

    /// The image that replaces the shadow line. A template image is drawn in the shadow color.
    open var shadowImage: UIImage? {
        didSet { didChange?() }
    }

    /// Called after a property changed.
    final var didChange: (() -> Void)?

    /// Copies the values that both appearances have.
    func copyValues(from other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// Returns a copy of an appearance of items that reports its changes as changes of this appearance.
    final func observed(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        appearance.observedCopy { [weak self] in self?.didChange?() }
    }
}

/// An appearance that a bar stores as a copy.
@MainActor protocol StoredBarAppearance: UIBarAppearance {}

extension StoredBarAppearance {
    /// Returns a copy for a bar to store. Changing the original does not affect the bar; changing the copy updates it.
    func observedCopy(onChange didChange: @escaping () -> Void) -> Self {
        let copy = self.copy() as? Self ?? self
        copy.didChange = didChange
        return copy
    }
}
