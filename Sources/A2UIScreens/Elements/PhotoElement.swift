import CellParts
import HoneycombImageLoading
import PortableUIKit

/// An image that is fitted like CSS `object-fit`.
struct PhotoElement: PartElement {
    enum Fit: String { case contain, cover, fill, none, scaleDown }

    /// The URL; `nil` if it is invalid, or the policy forbids loading it.
    var url: URL?
    var label: String?
    /// The size, in points. A width of `nil` fills the line, up to a limit.
    var width: CGFloat?
    var widthLimit: CGFloat = .infinity
    var height: CGFloat
    var fit: Fit
    var cornerRadius: CGFloat
    var theme: CellTheme
    var loader: (any ImageLoader)?

    static func makeView() -> PhotoView { PhotoView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let own = self.width ?? (width.isFinite ? min(width, widthLimit) : min(widthLimit, height))
        return CGSize(width: min(own, width.layoutLength), height: height)
    }

    var minWidth: CGFloat { width ?? min(height, 44) }

    func update(_ view: PhotoView, isAnimated: Bool) {
        view.show(self)
    }

    func layOut(_ view: PhotoView) {
        view.load()
    }

    func accessibility(of view: PhotoView) -> RightControlAccessibility { RightControlAccessibility(label: label) }

    var fillsWidth: Bool { width == nil && widthLimit == .infinity }
}

/// The view of a picture.
final class PhotoView: UIImageView {
    private var element: PhotoElement?
    private let placeholder = UIImageView(image: Icon.image.image)
    private var request: ImageRequest?
    private var loading: Task<Void, Never>?

    override init(frame: CGRect) {
        super.init(frame: frame)

        clipsToBounds = true
        addSubview(placeholder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PhotoView is made in code; it cannot be decoded.")
    }

    func show(_ element: PhotoElement) {
        let isOther = self.element?.url != element.url
        self.element = element
        layer.cornerRadius = element.cornerRadius
        contentMode =
            switch element.fit {
            case .contain, .scaleDown: .scaleAspectFit
            case .cover: .scaleAspectFill
            case .fill: .scaleAspectFill
            case .none: .center
            }
        placeholder.tintColor = element.theme.palette.secondaryText
        isAccessibilityElement = element.label?.isEmpty == false
        if isOther {
            loading?.cancel()
            request = nil
            image = nil
        }
        showGround()
    }

    private func showGround() {
        placeholder.isHidden = image != nil
        backgroundColor = image == nil ? element?.theme.palette.fill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        let side = min(24, bounds.width, bounds.height)
        placeholder.frame = CGRect(
            x: (bounds.width - side) / 2,
            y: (bounds.height - side) / 2,
            width: side,
            height: side
        )
    }

    func load() {
        guard let element, let url = element.url, !bounds.isEmpty else { return }
        let request = ImageRequest(url: url, size: bounds.size, scale: max(traitCollection.displayScale, 1))
        guard request != self.request else { return }
        self.request = request
        let loader = element.loader ?? PartImageLoader.app
        if let cached = loader.cachedImage(for: request) {
            image = cached
            return showGround()
        }
        loading?.cancel()
        loading = Task { [weak self] in
            // The loader reports errors; the placeholder stays.
            guard let image = try? await loader.image(for: request), !Task.isCancelled, let self,
                self.request == request
            else { return }
            self.image = image
            self.showGround()
        }
    }
}
