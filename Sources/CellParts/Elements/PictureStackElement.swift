import HoneycombImageLoading
import PortableUIKit

/// Up to three round images that overlap, or two and the number of the others.
public struct PictureStackElement: PartElement {
    /// The images. Those after the third are counted.
    public var sources: [ImageSource]

    /// The theme of the colors and the text style.
    public var theme: CellTheme

    /// The loader of remote images; `nil`: that of the item, section or screen.
    public var loader: (any ImageLoader)?

    private static let side: CGFloat = 40
    private static let shownCount = 3
    /// The part of an image that the one before it leaves visible, in points.
    private static let step: CGFloat = 24

    /// Creates a stack of images.
    public init(sources: [ImageSource], theme: CellTheme, loader: (any ImageLoader)?) {
        self.sources = sources
        self.theme = theme
        self.loader = loader
    }

    /// Creates an empty view.
    public static func makeView() -> PictureStackView { PictureStackView(frame: .zero) }

    /// Returns the size of the images.
    public func size(fitting width: CGFloat) -> CGSize {
        let count = min(sources.count, Self.shownCount)
        guard count > 0 else { return .zero }
        let wanted = Self.side + Self.step * CGFloat(count - 1)
        return CGSize(width: min(wanted, width.layoutLength), height: Self.side)
    }

    /// Shows the images.
    public func update(_ view: PictureStackView, isAnimated: Bool) {
        let shown = sources.prefix(Self.shownCount)
        let more = sources.count - shown.count
        view.show(
            shown.map { .image($0, style: .circular, tint: theme.palette.placeholder, loader: loader) },
            count: more > 0 ? "\u{200E}+\(more + 1)" : nil,
            theme: theme
        )
    }
}

/// Round images that overlap.
public final class PictureStackView: UIView {
    private var imageViews: [PartImageView] = []
    private let countLabel = PartLabel()
    private var theme = CellTheme.standard
    private var count: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)

        countLabel.isCentered = true
        countLabel.clipsToBounds = true
        addSubview(countLabel)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PictureStackView is made in code; it cannot be decoded.")
    }

    func show(_ graphics: [LeftGraphic], count: String?, theme: CellTheme) {
        self.theme = theme
        self.count = count
        // The last of the images gives its place to the number.
        let shown = count == nil ? graphics : Array(graphics.dropLast())
        while imageViews.count > shown.count { imageViews.removeLast().removeFromSuperview() }
        while imageViews.count < shown.count {
            let view = PartImageView(frame: .zero)
            imageViews.append(view)
            insertSubview(view, at: 0)
        }
        for (view, graphic) in zip(imageViews, shown) {
            view.update(with: graphic, title: "", cornerRadii: theme.cornerRadii, details: theme.details)
            view.layer.borderWidth = theme.details.strokes.rim
        }
        countLabel.isHidden = count == nil
        countLabel.backgroundColor = theme.palette.fill
        bringSubviewToFront(countLabel)
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        let total = imageViews.count + (count == nil ? 0 : 1)
        guard total > 0 else { return }
        let side = min(bounds.height, bounds.width)
        let step = total > 1 ? (bounds.width - side) / CGFloat(total - 1) : 0
        let rim = theme.palette.background.resolvedColor(with: traitCollection).cgColor
        for (index, view) in imageViews.enumerated() {
            view.frame = CGRect(x: CGFloat(index) * step, y: 0, width: side, height: side).directed(in: self)
            view.layer.borderColor = rim
        }
        guard let count else { return }
        traitCollection.performAsCurrent {
            // The circle does not grow with the text, so neither does the number.
            let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
            if countLabel.font != font { countLabel.font = font }
            if countLabel.text != count { countLabel.text = count }
            countLabel.textColor = theme.palette.primaryText
        }
        countLabel.frame = CGRect(x: CGFloat(total - 1) * step, y: 0, width: side, height: side).directed(in: self)
        countLabel.layer.cornerRadius = side / 2
        countLabel.layer.borderWidth = theme.details.strokes.rim
        countLabel.layer.borderColor = rim
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

extension PictureStackView: ReusableElementView {
    func prepareForReuse() {
        for view in imageViews { view.cancelLoading() }
    }
}
