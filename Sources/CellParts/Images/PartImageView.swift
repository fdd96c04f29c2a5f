import HoneycombImageLoading
import PortableUIKit

/// The image of a left part: an icon scaled to fit, or an image clipped to its shape.
final class PartImageView: UIImageView {
    private var imageStyle: ImageStyle?
    private var cornerRadii = CornerRadii.standard
    private var strokes = StrokeScale.standard
    private var opacity = Opacities.imageGround

    private var remoteURL: URL?
    private var imageLoader: (any ImageLoader)?
    private var loadedRequest: ImageRequest?
    private var loading: Task<Void, Never>?

    /// The image of the content, before it is drawn for the size of the view.
    private var source: UIImage?
    private var title = ""
    /// The initial that is shown while there is no image.
    private var initialLabel: UILabel?

    /// Updates the view to show `graphic`.
    ///
    /// - Parameters:
    ///   - title: The text beside the image. Its first letter is shown while there is no image.
    func update(with graphic: LeftGraphic, title: String, cornerRadii: CornerRadii, details: ThemeDetails) {
        self.cornerRadii = cornerRadii
        self.title = title
        strokes = details.strokes
        opacity = details.opacities.imageGround
        switch graphic {
        case .icon(let icon, let tint):
            forgetRemoteImage()
            imageStyle = nil
            tintColor = tint
            source = icon

        case .image(let source, let style, let tint, let imageLoader):
            imageStyle = style
            tintColor = tint
            show(source, imageLoader: imageLoader ?? PartImageLoader.current)
        }
        clipsToBounds = imageStyle != nil
        traitCollection.performAsCurrent { showSource() }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = imageStyle?.cornerRadius(of: bounds.size, cornerRadii) ?? 0
        loadRemoteImage()
        traitCollection.performAsCurrent { showSource() }
    }

    /// Shows the image at the size of the view: an icon in an image's place keeps its stroke, on a ground in the tint color, as
    /// does the initial while there is no image.
    private func showSource() {
        let isSmallIcon = imageStyle != nil && source.map { Icon.isIcon($0, smallerThan: bounds.size) } == true
        let adapted = source.map { source in
            imageStyle == nil
                ? Icon.adapted(source, to: bounds.size, strokes: strokes)
                : isSmallIcon
                    ? Icon.adapted(source, to: Graphic.icon(.standard).size, strokes: strokes)
                    : source === Icon.avatar.image ? Icon.adapted(source, to: bounds.size, strokes: strokes) : source
        }
        if image !== adapted { image = adapted }
        contentMode = imageStyle == nil ? .scaleAspectFit : isSmallIcon ? .center : .scaleAspectFill
        let hasGround = imageStyle != nil && (source == nil || isSmallIcon)
        backgroundColor = hasGround ? tintColor.withAlphaComponent(opacity) : nil
        showInitial(source == nil && imageStyle != nil ? title.first.map { String($0).uppercased() } : nil)
    }

    private func showInitial(_ initial: String?) {
        initialLabel?.isHidden = initial == nil
        guard let initial else { return }
        let label = initialLabel ?? UILabel()
        if initialLabel == nil {
            label.textAlignment = .center
            label.isAccessibilityElement = false
            initialLabel = label
            addSubview(label)
        }
        label.text = initial
        label.textColor = tintColor
        label.font = .systemFont(ofSize: bounds.height * Self.initialScale, weight: .semibold)
        label.frame = bounds
    }

    /// The size of the initial as a fraction of the height of the image.
    private static let initialScale: CGFloat = 0.45

    /// Cancels loading; the next update starts again.
    func cancelLoading() {
        loading?.cancel()
        loading = nil
        loadedRequest = nil
        remoteURL = nil
    }

    private func show(_ source: ImageSource, imageLoader: any ImageLoader) {
        switch source {
        case .local(let image):
            forgetRemoteImage()
            self.source = image

        case .remote(let url, let placeholder):
            guard url != remoteURL else { return }
            cancelLoading()
            remoteURL = url
            self.imageLoader = imageLoader
            self.source = placeholder
        }
    }

    private func forgetRemoteImage() {
        guard remoteURL != nil else { return }
        cancelLoading()
        imageLoader = nil
    }

    /// Loads the image once the size at which it is drawn is known.
    private func loadRemoteImage() {
        guard let remoteURL, let imageLoader, !bounds.isEmpty else { return }
        let request = ImageRequest(url: remoteURL, size: bounds.size, scale: max(traitCollection.displayScale, 1))
        guard request != loadedRequest else { return }
        loadedRequest = request
        loading?.cancel()
        if let cached = imageLoader.cachedImage(for: request) {
            source = cached
            return
        }
        loading = Task { [weak self] in
            // The loader reports errors; the placeholder stays.
            guard let image = try? await imageLoader.image(for: request) else { return }
            guard !Task.isCancelled, let self, self.loadedRequest == request else { return }
            self.source = image
            self.traitCollection.performAsCurrent { self.showSource() }
        }
    }
}
