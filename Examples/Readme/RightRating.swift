import Honeycomb

/// 1. The content: a value that is all the view shows. Equatable, so that a change is noticed.
struct RightRating: RightContent {
    typealias View = RightRatingView

    var stars: Int
}

/// 2. The view. It knows nothing of cells.
final class RightRatingView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isRightToLeft ? .m : .xs,
            y: .m,
            width: bounds.width - .xs - .m,
            height: bounds.height - .m - .m
        )
    }
}

extension RightRatingView: RightContentView {
    /// 3. Its size, asked for before there is a view: `xs` before the part, `m` after, above and below it.
    static func size(fitting width: CGFloat, content: RightRating) -> CGSize {
        let text = sample(content).sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        return CGSize(width: min(.xs + text.width + .m, width), height: .m + text.height + .m)
    }

    static func minWidth(content: RightRating) -> CGFloat {
        size(fitting: .greatestFiniteMagnitude, content: content).width
    }

    /// 4. Showing a content, in a new view and in one that showed another.
    func update(with content: RightRating) {
        Self.show(content, in: label)
        accessibilityLabel = "\(content.stars) of 5"
    }

    private static func show(_ content: RightRating, in label: UILabel) {
        label.text = String(repeating: "★", count: min(max(content.stars, 0), 5))
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: .current)
        label.textColor = Tint.orange.color
    }

    private static func sample(_ content: RightRating) -> UILabel {
        let label = UILabel()
        show(content, in: label)
        return label
    }
}

typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>
