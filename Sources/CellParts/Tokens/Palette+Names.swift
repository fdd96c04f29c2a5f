import Foundation
import PortableUIKit

extension Palette {
    /// The colors of every palette by name.
    package static var paths: KeyValuePairs<String, WritableKeyPath<Palette, UIColor>> {
        [
            "background": \.background, "card": \.card, "pressedBackground": \.pressedBackground,
            "primaryText": \.primaryText, "secondaryText": \.secondaryText, "accent": \.accent, "success": \.success,
            "warning": \.warning, "destructive": \.destructive, "inverseText": \.inverseText, "fill": \.fill,
            "control": \.control, "separator": \.separator, "placeholder": \.placeholder, "blue": \.tints.blue,
            "green": \.tints.green, "orange": \.tints.orange, "red": \.tints.red, "gray": \.tints.gray,
        ]
    }

    /// The names of colors for texts and icons, beside those of tints.
    package static let textColorNames = [
        "primaryText", "secondaryText", "accent", "success", "warning", "destructive", "inverseText", "control",
    ]

    /// The names of colors for grounds, beside those of tints.
    package static let groundNames = [
        "fill", "background", "card", "pressedBackground", "accent", "success", "warning", "destructive",
    ]

    /// Returns the color that stands for a name in contents. Parts show the color of their theme instead of it.
    ///
    /// ```swift
    /// LeftIconTitle(icon: Icon.star.image, iconTintColor: Palette.color(named: "rating"), title: "4.8")
    /// ```
    ///
    /// - Parameter name: The name of a property, such as `accent`, of a tint, such as `orange`, or of one of the ``others`` of a
    ///   palette. A palette without the color shows it as `control`.
    /// - Returns: The same color for the same name, so that contents with it are equal.
    public static func color(named name: String) -> UIColor {
        paths.first { $0.key == name }.map { standard[keyPath: $0.value] } ?? StandIns.shared.color(named: name)
    }

    /// Returns the color of this palette for one that stands for it: a color of the ``standard`` palette, or one by name. Other
    /// colors stay.
    public func color(for color: UIColor) -> UIColor {
        if let index = Self.standardColors.firstIndex(where: { $0 === color }) { return colors[index] }
        return others.first { Self.color(named: $0.name) === color }?.color ?? color
    }

    /// Returns the color of this palette for one that stands for it; `nil` for none.
    func color(for color: UIColor?) -> UIColor? { color.map { self.color(for: $0) } }

    /// The colors of this palette by those that stand for them.
    var replacements: [UIColor: UIColor] {
        let named = others.map { (Self.color(named: $0.name), $0.color) }
        return Dictionary(Array(zip(Self.standardColors, colors)) + named) { first, _ in first }
    }

    /// All colors, in the same order in each palette.
    private var colors: [UIColor] { Self.paths.map { self[keyPath: $0.value] } }

    private static let standardColors = standard.colors
}

/// The colors that stand for those that only some palettes have.
///
/// Unchecked: a lock guards the colors.
private final class StandIns: @unchecked Sendable {
    static let shared = StandIns()

    private let lock = NSLock()
    private var colors: [String: UIColor] = [:]

    func color(named name: String) -> UIColor {
        lock.lock()
        defer { lock.unlock() }
        if let known = colors[name] { return known }
        let color = UIColor { Palette.standard.control.resolvedColor(with: $0) }
        colors[name] = color
        return color
    }
}
