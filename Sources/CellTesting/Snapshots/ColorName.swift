import CellParts
import PortableUIKit

/// Names of text colors, for sentences.
@MainActor
enum ColorName {
    /// Returns the name in the system or the standard palette; `#RRGGBBAA` as seen in `view` if it has none.
    static func name(of color: UIColor?, in view: UIView) -> String? {
        guard let color else { return nil }
        if let name = named.first(where: { $0.1 == color })?.0 { return name }
        var channels: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: view.traitCollection)
            .getRed(&channels.0, green: &channels.1, blue: &channels.2, alpha: &channels.3)
        return "#"
            + [channels.0, channels.1, channels.2, channels.3].map { channel in
                let value = Int((min(max(channel, 0), 1) * 255).rounded())
                return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
            }.joined()
    }

    private static var named: [(String, UIColor)] {
        let palette = CellTheme.standard.palette
        return [
            ("primaryText", palette.primaryText), ("secondaryText", palette.secondaryText),
            ("accent", palette.accent), ("success", palette.success), ("warning", palette.warning),
            ("destructive", palette.destructive), ("inverseText", palette.inverseText),
            ("placeholder", palette.placeholder), ("label", .label), ("secondaryLabel", .secondaryLabel),
            ("tertiaryLabel", .tertiaryLabel), ("link", .link), ("systemRed", .systemRed), ("systemBlue", .systemBlue),
            ("white", .white), ("black", .black),
        ]
    }
}
