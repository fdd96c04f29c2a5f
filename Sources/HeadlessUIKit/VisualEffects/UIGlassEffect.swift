import Foundation

/// A visual effect that shows what is behind a view through glass: blurred, tinted and with a light rim.
///
/// The glass has the shape of the view's `cornerConfiguration`, or is a capsule. It looks the same at all times: it does
/// not follow the motion of the device.
@available(iOS 26, *)
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// The styles of glass.
    public enum Style: Int, Sendable {
        /// Glass that keeps its content legible above any background.
        case regular = 0
        /// Glass that shows more of what is behind it.
        case clear = 1
    }

    final let style: Style

    // Compared on any thread, like the values of cells that contain it.
    private nonisolated(unsafe) var isInteractiveStorage = false
    private nonisolated(unsafe) var tint: UIColor?

    /// Whether the glass reacts to touches: it grows a little and gets brighter, unless it is melted with other glass.
    open var isInteractive: Bool {
        get { isInteractiveStorage }
        set { isInteractiveStorage = newValue }
    }

    /// The color of the glass; `nil` for glass without a color of its own.
    open var tintColor: UIColor? {
        get { tint }
        set { tint = newValue }
    }

    /// Creates an effect of a style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    /// Creates an effect of the regular style.
    public convenience override init() { self.init(style: .regular) }

    /// Returns a copy that changes on its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    /// Whether the object is a glass effect with the same style, color and reaction to touches.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return style == other.style && tint == other.tint && isInteractiveStorage == other.isInteractiveStorage
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int { style.rawValue }

    override func backdrop(for traits: UITraitCollection) -> BackdropFilter? {
        GlassLook(style: style, traits: traits).backdrop(tint: tintColor?.resolvedColor(with: traits).cgColor.rgba)
    }
}

/// A visual effect for a view that contains glass.
///
/// Add views with a `UIGlassEffect` to the content view of the effect's view. Shapes that are nearer to each other than the spacing
/// reach for each other and melt into one, which looks like the first of them. Where views move in an animation, the glass has its last
/// shape from the beginning.
@available(iOS 26, *)
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance between shapes, in points, below which they begin to melt into one. How they do so is an estimate: at half of
    /// the distance they touch.
    open var spacing: CGFloat = 0

    /// Creates an effect without spacing.
    public override init() { super.init() }

    /// Returns a copy that changes on its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }
}

/// The figures of glass. All of them are estimates from pictures.
struct GlassLook {
    private let isClear: Bool
    private let isDark: Bool

    @available(iOS 26, *)
    init(style: UIGlassEffect.Style, traits: UITraitCollection) {
        isClear = style == .clear
        isDark = traits.userInterfaceStyle == .dark
    }

    /// Returns what the glass does to the pixels behind it.
    func backdrop(tint: RGBA?) -> BackdropFilter {
        let white: CGFloat = isDark ? 0.13 : 1
        let cover: CGFloat = isClear ? 0.12 : isDark ? 0.62 : 0.66
        var color = RGBA(red: white, green: white, blue: white, alpha: cover)
        if let tint { color = tint.multiplyingAlpha(by: 0.86) }
        return BackdropFilter(deviation: isClear ? 2 : 5, saturation: 1.5, tint: color)
    }

    /// The opacity of the white rim.
    var rim: CGFloat { isDark ? 0.18 : 0.8 }
}
