import Foundation

/// The base class of visual effects.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// Returns the same object: effects are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns what the effect does to the pixels behind a view; `nil` for nothing.
    func backdrop(for traits: UITraitCollection) -> BackdropFilter? { nil }
}

/// A visual effect that represents a material.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The styles of materials.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private let style: Style

    /// Creates an effect with the material of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// Whether the object is a blur effect with the same style.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int { style.rawValue }

    override func backdrop(for traits: UITraitCollection) -> BackdropFilter? { style.backdrop(for: traits) }
}

/// A visual effect for legible text and images on a material.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private let blurEffect: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Creates a vibrancy effect for labels on a material.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates a vibrancy effect for content of a style on a material.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The tint color of the content.
    final var tint: UIColor {
        switch style {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// The styles of vibrancy effects.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

// Apple's initializer is inherited, and nonisolated as that of `NSObject` is; a class of the main actor can't override it so.
extension UIBlurEffect {
    /// Creates an effect with the material of the style `regular`.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(style: .regular)
    }
}
