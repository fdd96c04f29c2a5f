import PortableUIKit

/// The view of `LeftImageTitleSubtitle`.
public final class LeftImageTitleSubtitleView: UIView {

    private var content: LeftImageTitleSubtitle?

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.tintColor = Palette.standard.placeholder
        addSubview(imageView)
        addSubview(titleLabel)
        addSubview(subtitleLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftImageTitleSubtitleView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.titleLabel.apply(to: titleLabel)
            content.subtitleLabel.apply(to: subtitleLabel)
            imageView.frame = layout.graphicFrame.directed(in: self)
            imageView.layer.cornerRadius = content.imageStyle.cornerRadius(of: layout.graphicFrame.size)
            titleLabel.frame = layout.titleFrame.directed(in: self)
            subtitleLabel.frame = layout.subtitleFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - LeftContentView

extension LeftImageTitleSubtitleView: LeftContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: LeftImageTitleSubtitle) -> CGFloat {
        LeftTextLayout.minWidth(graphic: .image, title: content.titleLabel, subtitle: content.subtitleLabel)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: LeftImageTitleSubtitle) -> CGSize {
        layout(of: content, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: LeftImageTitleSubtitle) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    /// The distance from the leading edge to the text, in points.
    public static func textInset(content: LeftImageTitleSubtitle) -> CGFloat {
        LeftTextLayout.textInset(graphic: .image)
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: LeftImageTitleSubtitle) {
        self.content = content

        switch content.image {
        case .local(let image): imageView.image = image
        }
        titleLabel.text = content.title
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        subtitleLabel.text = content.subtitle
        subtitleLabel.accessibilityIdentifier = content.subtitle
        subtitleLabel.isHidden = content.subtitle.isEmpty
        accessibilityLabel = content.subtitle.isEmpty ? content.title : "\(content.title), \(content.subtitle)"
        setNeedsLayout()
    }

    private static func layout(of content: LeftImageTitleSubtitle, fitting width: CGFloat) -> LeftTextLayout {
        LeftTextLayout(
            graphic: .image,
            title: content.titleLabel,
            subtitle: content.subtitleLabel,
            fitting: width
        )
    }
}
