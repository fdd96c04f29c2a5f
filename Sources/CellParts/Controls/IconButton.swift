import PortableUIKit

/// A button with an icon.
public final class IconButton: UIControl {
    private let imageView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("IconButton is made in code; it cannot be decoded.")
    }

    /// The icon, which fills the bounds of the button.
    public var icon: UIImage? {
        didSet { setNeedsLayout() }
    }

    var details = ThemeDetails.standard {
        didSet { if details != oldValue { setNeedsLayout() } }
    }

    public override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? details.opacities.pressedContent : 1 }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        imageView.frame = bounds
        traitCollection.performAsCurrent {
            imageView.image = icon.map { Icon.adapted($0, to: bounds.size, strokes: details.strokes) }
        }
    }

    /// Extends the hit area to at least 44 by 44 points.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }
}
