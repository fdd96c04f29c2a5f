import PortableUIKit

/// Loads images with `URLSession`.
///
/// Images are decoded once, in the background, at the size at which they are drawn, and cached up to a cost limit.
/// Views that request the same image at the same time share one transfer, which is canceled when none of them needs it
/// any longer. Invalid and oversized images are reported.
@MainActor
public final class URLSessionImageLoader: ImageLoader {
    /// Loads the data of an image, limited to a maximum number of bytes.
    typealias Fetch = @Sendable (URL, _ maximumByteCount: Int) async throws -> Data

    /// The default loader of parts.
    public nonisolated static let shared = URLSessionImageLoader()

    /// Called for each image that could not be loaded. Prints the report by default.
    public var reportHandler: @MainActor (ImageLoadingReport) -> Void = { print("HoneycombImageLoading: \($0)") }

    /// The loader that replaces this one. Tools set it on ``shared`` to control what is loaded.
    package var replacement: (any ImageLoader)?

    private let maximumByteCount: Int
    private let maximumPixelCount: Int
    private let fetch: Fetch
    private var cache: ImageCache
    private var loads: [ImageRequest: Load] = [:]

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the URL session.
    ///   - cacheCost: The cost limit of the cache, in bytes of decoded pixels. An image over half of it is not cached.
    ///   - maximumByteCount: The maximum size of an image before decoding, in bytes.
    ///   - maximumPixelCount: The maximum number of pixels of an image, which take 4 bytes each while it is decoded.
    public nonisolated convenience init(
        configuration: URLSessionConfiguration = .default,
        cacheCost: Int = 64 << 20,
        maximumByteCount: Int = 16 << 20,
        maximumPixelCount: Int = 64 << 20
    ) {
        let fetch: Fetch = { url, maximumByteCount in
            try await Self.data(from: url, configuration: configuration, maximumByteCount: maximumByteCount)
        }
        self.init(
            cacheCost: cacheCost,
            maximumByteCount: maximumByteCount,
            maximumPixelCount: maximumPixelCount,
            fetch: fetch
        )
    }

    nonisolated init(
        cacheCost: Int,
        maximumByteCount: Int,
        maximumPixelCount: Int = 64 << 20,
        fetch: @escaping Fetch
    ) {
        self.maximumByteCount = maximumByteCount
        self.maximumPixelCount = maximumPixelCount
        self.fetch = fetch
        cache = ImageCache(costLimit: cacheCost)
    }

    /// Returns a cached image.
    public func cachedImage(for request: ImageRequest) -> UIImage? {
        if let replacement { return replacement.cachedImage(for: request) }
        return cache.image(for: request)
    }

    /// Loads an image. The transfer is canceled when all tasks waiting for it are canceled.
    public func image(for request: ImageRequest) async throws -> UIImage {
        if let replacement { return try await replacement.image(for: request) }
        if let image = cache.image(for: request) { return image }
        let load = loads[request] ?? makeLoad(request)
        load.waiterCount += 1
        return try await withTaskCancellationHandler {
            let image = try await load.task.value
            try Task.checkCancellation()
            return image
        } onCancel: {
            Task { @MainActor in self.leave(load, request) }
        }
    }

    private func makeLoad(_ request: ImageRequest) -> Load {
        let load = Load(
            task: Task {
                defer { loads[request] = nil }
                do {
                    let image = try await decodedImage(for: request)
                    cache.insert(image, for: request)
                    return image
                } catch {
                    report(error, for: request)
                    throw error
                }
            }
        )
        loads[request] = load
        return load
    }

    private func leave(_ load: Load, _ request: ImageRequest) {
        load.waiterCount -= 1
        guard load.waiterCount == 0 else { return }
        load.task.cancel()
        if loads[request] === load { loads[request] = nil }
    }

    private nonisolated func decodedImage(for request: ImageRequest) async throws -> UIImage {
        let data = try await fetch(request.url, maximumByteCount)
        try Task.checkCancellation()
        guard data.count <= maximumByteCount else {
            throw ImageLoadingError.tooLarge(maximumByteCount: maximumByteCount)
        }
        return try ImageDecoding.image(from: data, for: request, maximumPixelCount: maximumPixelCount)
    }

    private func report(_ error: any Error, for request: ImageRequest) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        let error = error as? ImageLoadingError ?? .failed(error.localizedDescription)
        reportHandler(ImageLoadingReport(url: request.url, error: error))
    }

    /// A transfer and the number of tasks waiting for it.
    @MainActor
    private final class Load {
        let task: Task<UIImage, any Error>
        var waiterCount = 0

        init(task: Task<UIImage, any Error>) {
            self.task = task
        }
    }
}
