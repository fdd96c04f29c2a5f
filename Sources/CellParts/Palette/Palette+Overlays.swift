import PortableUIKit

// Colors of things that stand on any surface: a fill on a fill would not be seen.
extension Palette {
    /// The color of neutral badges, tracks, chips and placeholders: looks like `fill` on `background`, and stands out from cards
    /// and from surfaces in `fill` as much.
    public var overlayFill: UIColor { Self.overlay(of: fill, on: background) }

    /// The color of separators on any surface: looks like `separator` on `background`.
    public var overlaySeparator: UIColor { Self.overlay(of: separator, on: background) }

    /// Returns the most translucent color that looks like a color on a ground.
    private static func overlay(of color: UIColor, on ground: UIColor) -> UIColor {
        UIColor { traits in
            let (color, ground) = (color.resolvedColor(with: traits), ground.resolvedColor(with: traits))
            return color.uncomposited(from: ground) ?? color
        }
    }
}

extension UIColor {
    /// Returns the most translucent color that looks like this one on an opaque ground; `nil` if this one is translucent itself.
    fileprivate func uncomposited(from ground: UIColor) -> UIColor? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let wanted = [red, green, blue]
        guard alpha == 1 else { return nil }
        ground.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let behind = [red, green, blue]
        // How much of the color each component needs at least.
        let shares = zip(wanted, behind).map { wanted, behind in
            wanted < behind ? (behind - wanted) / behind : behind < 1 ? (wanted - behind) / (1 - behind) : 0
        }
        guard let share = shares.max(), share > 0 else { return UIColor.clear }
        let components = zip(wanted, behind).map { wanted, behind in
            min(max((wanted - behind * (1 - share)) / share, 0), 1)
        }
        return UIColor(red: components[0], green: components[1], blue: components[2], alpha: share)
    }
}
