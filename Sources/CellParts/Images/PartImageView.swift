import ImageLoading
import PortableUIKit

/// The image of a left part: an icon scaled to fit, or an image clipped to its shape.
final class PartImageView: UIImageView {
    private var imageStyle: ImageStyle?
    private var cornerRadii = CornerRadii.standard

    private var remoteURL: URL?
    private var imageLoader: (any ImageLoader)?
    private var loadedRequest: ImageRequest?
    private var loading: Task<Void, Never>?

    func update(with graphic: LeftGraphic, cornerRadii: CornerRadii) {
        self.cornerRadii = cornerRadii
        switch graphic {
        case .icon(let icon, let tint):
            forgetRemoteImage()
            imageStyle = nil
            contentMode = .scaleAspectFit
            tintColor = tint
            image = icon

        case .image(let source, let style, let tint, let imageLoader):
            imageStyle = style
            contentMode = .scaleAspectFill
            tintColor = tint
            show(source, imageLoader: imageLoader)
        }
        clipsToBounds = imageStyle != nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = imageStyle?.cornerRadius(of: bounds.size, cornerRadii) ?? 0
        loadRemoteImage()
    }

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
            self.image = image

        case .remote(let url, let placeholder):
            guard url != remoteURL else { return }
            cancelLoading()
            remoteURL = url
            self.imageLoader = imageLoader
            image = placeholder
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
            image = cached
            return
        }
        loading = Task { [weak self] in
            // The loader reports errors; the placeholder stays.
            guard let image = try? await imageLoader.image(for: request) else { return }
            guard !Task.isCancelled, let self, self.loadedRequest == request else { return }
            self.image = image
        }
    }
}
