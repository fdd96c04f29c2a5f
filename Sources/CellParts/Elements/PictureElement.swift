import HoneycombImageLoading
import PortableUIKit

/// An image of any size, optionally with a dot at its trailing corner.
public struct PictureElement: PartElement {
    /// The image.
    public var source: ImageSource

    /// The text beside the image. Its first letter is shown while there is no image.
    public var title: String

    /// What VoiceOver says for the image; `nil` for a decorative one.
    public var label: String?

    /// The size, in points.
    public var size: CGSize

    /// The shape that the image is clipped to.
    public var style: ImageStyle

    /// The color of the dot, if any.
    public var dotColor: UIColor?

    /// The theme of the shape and of the colors.
    public var theme: CellTheme

    /// The loader of remote images; `nil`: that of the item, section or screen.
    public var loader: (any ImageLoader)?

    /// Creates an image, by default without a dot.
    public init(
        source: ImageSource,
        title: String = "",
        label: String? = nil,
        size: CGSize,
        style: ImageStyle,
        dotColor: UIColor? = nil,
        theme: CellTheme,
        loader: (any ImageLoader)?
    ) {
        self.source = source
        self.title = title
        self.label = label
        self.size = size
        self.style = style
        self.dotColor = dotColor
        self.theme = theme
        self.loader = loader
    }

    /// Creates an empty view.
    public static func makeView() -> PictureView { PictureView(frame: .zero) }

    /// Returns the size of the image.
    public func size(fitting width: CGFloat) -> CGSize {
        CGSize(width: min(size.width, width.layoutLength), height: size.height)
    }

    /// The label of the image, if it has one.
    public func accessibility(of view: PictureView) -> RightControlAccessibility {
        RightControlAccessibility(label: label)
    }

    /// Shows the image and the dot.
    public func update(_ view: PictureView, isAnimated: Bool) {
        view.show(
            .image(source, style: style, tint: theme.palette.placeholder, loader: loader),
            title: title,
            cornerRadii: theme.cornerRadii,
            isSpoken: label?.isEmpty == false,
            dotColor: dotColor,
            rimColor: theme.palette.background
        )
    }
}

/// An image with a dot.
public final class PictureView: UIView, StateShowingView {
    private var isSpoken = false

    /// Whether there is a dot and nothing is said for the image.
    package var showsUnspokenState: Bool { !dotView.isHidden && !isSpoken }

    private let imageView = PartImageView(frame: .zero)
    private let dotView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(imageView)
        addSubview(dotView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PictureView is made in code; it cannot be decoded.")
    }

    func show(
        _ graphic: LeftGraphic,
        title: String,
        cornerRadii: CornerRadii,
        isSpoken: Bool,
        dotColor: UIColor?,
        rimColor: UIColor?
    ) {
        self.isSpoken = isSpoken
        let details = CellTheme.current.details
        imageView.update(with: graphic, title: title, cornerRadii: cornerRadii, details: details)
        dotView.isHidden = dotColor == nil
        dotView.backgroundColor = dotColor
        rim = rimColor
        rimWidth = details.strokes.rim
        setNeedsLayout()
    }

    private var rim: UIColor?
    private var rimWidth = Strokes.rim

    public override func layoutSubviews() {
        super.layoutSubviews()

        imageView.frame = bounds
        let side = min(max((min(bounds.width, bounds.height) / 4).rounded(), 8), 16) + rimWidth * 2
        // The dot is on the edge of a circle, which is 15 percent inside of the corner of its square.
        let inset = max((min(bounds.width, bounds.height) * 0.15 - side / 2).rounded(), 0)
        dotView.frame = CGRect(
            x: bounds.width - side - inset,
            y: bounds.height - side - inset,
            width: side,
            height: side
        ).directed(in: self)
        dotView.layer.cornerRadius = side / 2
        dotView.layer.borderWidth = rimWidth
        dotView.layer.borderColor = rim?.resolvedColor(with: traitCollection).cgColor
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

extension PictureView: ReusableElementView {
    func prepareForReuse() {
        imageView.cancelLoading()
    }
}
