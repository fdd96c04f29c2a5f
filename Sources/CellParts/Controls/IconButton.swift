import PortableUIKit

/// An icon that can be tapped.
public final class IconButton: UIControl {
    private static let pressedAlpha: CGFloat = 0.4

    private let imageView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("IconButton is made in code; it cannot be decoded.")
    }

    /// The icon, which fills the button as a whole.
    public var icon: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }

    public override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? Self.pressedAlpha : 1 }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        imageView.frame = bounds
    }

    /// Takes touches around the icon as well, at least 44 points wide and high.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }
}
