import PortableUIKit

/// Two texts below each other: at the trailing edge beside a left part, at the leading edge below one.
public struct TextColumnElement: PartElement {
    /// The upper text.
    public var title: LabelContent

    /// The lower text. An empty one takes no space.
    public var subtitle: LabelContent

    /// The distance between the texts, in points.
    public var gap: CGFloat

    /// Creates a column of two texts.
    public init(title: LabelContent, subtitle: LabelContent, gap: CGFloat) {
        self.title = title
        self.subtitle = subtitle
        self.gap = gap
    }

    /// Creates a view without texts.
    public static func makeView() -> TextColumnView { TextColumnView() }

    /// Returns the size of both texts.
    public func size(fitting width: CGFloat) -> CGSize {
        let upper = title.size(fitting: width)
        let lower = subtitle.size(fitting: width)
        return CGSize(
            width: max(upper.width, lower.width),
            height: upper.height + lower.height + (upper.height > 0 && lower.height > 0 ? gap : 0)
        )
    }

    /// The width of the longest word; of a text of one line all of it, up to a limit, as it cannot wrap.
    public var minWidth: CGFloat { max(title.longestWordWidth, subtitle.longestWordWidth) }

    /// Returns the first baseline of the upper text.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        title.text.isEmpty ? nil : title.firstBaseline(fitting: width)
    }

    /// Returns the height of one line of the upper text, in points.
    public func firstLineHeight(fitting width: CGFloat) -> CGFloat {
        title.text.isEmpty ? size(fitting: width).height : title.lineHeight
    }

    /// Shows the texts.
    public func update(_ view: TextColumnView, isAnimated: Bool) {
        title.showText(in: view.titleLabel)
        subtitle.showText(in: view.subtitleLabel)
        view.titleLabel.accessibilityIdentifier = title.identifier
        view.subtitleLabel.accessibilityIdentifier = subtitle.identifier
        view.subtitleLabel.isHidden = subtitle.text.isEmpty
    }

    /// Sets fonts and frames. Beside a left part the texts end at its edge.
    public func layOut(_ view: TextColumnView) {
        let isTrailing = view.isAtTrailingEdge
        var top: CGFloat = 0
        for (text, label) in [(title, view.titleLabel), (subtitle, view.subtitleLabel)] where !text.text.isEmpty {
            var text = text
            text.isAlignedToTrailingEdge = isTrailing
            text.apply(to: label, fitting: view.bounds.width)
            let height = text.size(fitting: view.bounds.width).height
            label.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
            top += height + gap
        }
    }

    /// Both texts are spoken.
    public func accessibility(of view: TextColumnView) -> RightControlAccessibility {
        RightControlAccessibility(label: [title.spokenText, subtitle.spokenText].joinedForAccessibility)
    }
}

/// Two labels below each other.
public final class TextColumnView: UIView {
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(titleLabel)
        addSubview(subtitleLabel)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("TextColumnView is made in code; it cannot be decoded.")
    }

    /// Whether there is less room after the view than before it.
    var isAtTrailingEdge: Bool {
        guard let part = superview as? any RightPlacedView else { return false }
        return !part.isBelowLeft
    }
}

/// A view at the right of a row that knows whether it is below the left part.
@MainActor
protocol RightPlacedView: UIView {
    var isBelowLeft: Bool { get }
}
