import Honeycomb

/// 1. The content: a value with everything that the view shows. Equatable, so that changes are detected.
struct RightRating: RightContent {
    typealias View = RightRatingView

    var stars: Int

    /// The text, for both measuring and display.
    func text(in theme: CellTheme) -> LabelContent {
        let text = String(repeating: "★", count: min(max(stars, 0), 5))
        return LabelContent(text: text, style: theme.typography.detail, color: Tint.orange.color)
    }
}

/// 2. The view, which does not depend on a cell. It measures a content before the view exists, and updates a new or
/// reused view with a content.
final class RightRatingView: UIView, RightContentView {
    private static let insets = UIEdgeInsets(top: .m, left: .xs, bottom: .m, right: .m)

    private let label = UILabel()

    static func measure(fitting width: CGFloat, content: RightRating) -> PartMeasurement {
        PartMeasurement(of: content.text(in: .current), insets: insets, fitting: width)
    }

    func update(with content: RightRating) {
        if label.superview == nil { addSubview(label) }
        content.text(in: .current).apply(to: label, fitting: .infinity)
        accessibilityLabel = "\(content.stars) of 5"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentFrame(insetBy: Self.insets)
    }
}

/// 3. A name for its rows.
typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>
