import Honeycomb

/// 1. The content: a value that is all the view shows. Equatable, so that a change is noticed.
struct RightRating: RightContent {
    typealias View = RightRatingView

    var stars: Int

    /// The text, measured and shown alike.
    func text(in theme: CellTheme) -> LabelContent {
        let text = String(repeating: "★", count: min(max(stars, 0), 5))
        return LabelContent(text: text, style: theme.typography.detail, color: Tint.orange.color)
    }
}

/// 2. The view, which knows nothing of cells. It says what room it needs before there is a view, and shows a content, in a
/// new view and in one that showed another.
final class RightRatingView: UIView, RightContentView {
    private static let insets = UIEdgeInsets(top: .m, left: .xs, bottom: .m, right: .m)

    private let label = UILabel()

    static func measure(fitting width: CGFloat, content: RightRating) -> PartMeasurement {
        PartMeasurement(of: content.text(in: .current), insets: insets, fitting: width)
    }

    func update(with content: RightRating) {
        if label.superview == nil { addSubview(label) }
        content.text(in: .current).apply(to: label)
        accessibilityLabel = "\(content.stars) of 5"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentFrame(insetBy: Self.insets)
    }
}

/// 3. A name for its rows.
typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>
