import PortableTransfers
import PortableUIKit

/// Loads images with `URLSession`.
///
/// Images are decoded once, in the background, at the size at which they are drawn, and cached up to a cost limit.
/// Views that request the same image at the same time share one transfer, which is canceled when none of them needs it
/// any longer. Invalid and oversized images are reported.
///
/// Whatever servers send, the loader holds at most `maximumLoadCount` times `maximumByteCount` bytes that are not decoded
/// yet. Further loads wait for their turn.
@MainActor
public final class URLSessionImageLoader: ImageLoader {
    /// Loads the data of an image.
    typealias Fetch = @Sendable (URL) async throws -> Data

    /// The default loader of parts.
    public nonisolated static let shared = URLSessionImageLoader()

    /// Called for each image that could not be loaded. Prints the report by default.
    public var reportHandler: @MainActor (ImageLoadingReport) -> Void = { print("HoneycombImageLoading: \($0)") }

    /// The loader that replaces this one. Tools set it on ``shared`` to control what is loaded.
    package var replacement: (any ImageLoader)?

    private let limits: ImageLoadingLimits
    private let fetch: Fetch
    private let turns: LoadTurns
    private var cache: ImageCache
    private var loads: [ImageRequest: Load] = [:]

    /// Creates a loader.
    ///
    /// Where UIKit is headless, HTTP is loaded without `URLSession`, unless the configuration has protocol classes of its
    /// own: the timeouts and additional headers of the configuration apply, cookies and the URL cache do not.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the URL session.
    ///   - cacheCost: The cost limit of the cache, in bytes of decoded pixels. An image over half of it is not cached.
    ///   - maximumByteCount: The maximum size of an image before decoding, in bytes.
    ///   - maximumPixelCount: The maximum number of pixels of an image, which take 4 bytes each while it is decoded.
    ///   - maximumDuration: The maximum time that a server may take to send an image, in seconds.
    ///   - maximumLoadCount: The maximum number of images that are loaded and decoded at the same time, at least 1.
    public nonisolated convenience init(
        configuration: URLSessionConfiguration = .default,
        cacheCost: Int = 64 << 20,
        maximumByteCount: Int = 16 << 20,
        maximumPixelCount: Int = 64 << 20,
        maximumDuration: TimeInterval = 60,
        maximumLoadCount: Int = 6
    ) {
        let limits = ImageLoadingLimits(
            byteCount: maximumByteCount,
            pixelCount: maximumPixelCount,
            duration: maximumDuration,
            loadCount: maximumLoadCount
        )
        let transfers = makeTransfers(
            configuration: configuration,
            limits: TransferLimits(byteCount: limits.byteCount, duration: limits.duration)
        )
        self.init(cacheCost: cacheCost, limits: limits) { try await transfers.data(from: $0) }
    }

    nonisolated init(
        cacheCost: Int = 1 << 20,
        limits: ImageLoadingLimits = ImageLoadingLimits(),
        fetch: @escaping Fetch
    ) {
        self.limits = limits
        self.fetch = fetch
        turns = LoadTurns(limit: limits.loadCount)
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
            let image = try await load.value
            try Task.checkCancellation()
            return image
        } onCancel: {
            Task { @MainActor in self.leave(load, request) }
        }
    }

    private func makeLoad(_ request: ImageRequest) -> Load {
        let load = Load()
        load.task = Task {
            defer { if loads[request] === load { loads[request] = nil } }
            do {
                try await turns.enter()
                defer { turns.leave() }
                let image = try await decodedImage(for: request)
                cache.insert(image, for: request)
                return image
            } catch {
                report(error, for: request)
                throw error
            }
        }
        loads[request] = load
        return load
    }

    private func leave(_ load: Load, _ request: ImageRequest) {
        load.waiterCount -= 1
        guard load.waiterCount == 0 else { return }
        load.task?.cancel()
        if loads[request] === load { loads[request] = nil }
    }

    private nonisolated func decodedImage(for request: ImageRequest) async throws -> UIImage {
        let data: Data
        do {
            data = try await fetch(request.url)
        } catch let error as TransferError {
            throw ImageLoadingError(error, limits: limits)
        }
        try Task.checkCancellation()
        guard data.count <= limits.byteCount else {
            throw ImageLoadingError.tooLarge(maximumByteCount: limits.byteCount)
        }
        return try ImageDecoding.image(from: data, for: request, maximumPixelCount: limits.pixelCount)
    }

    private func report(_ error: any Error, for request: ImageRequest) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        let error = error as? ImageLoadingError ?? .failed(error.localizedDescription)
        reportHandler(ImageLoadingReport(url: request.url, error: error))
    }

    /// A transfer and the number of tasks waiting for it.
    @MainActor
    private final class Load {
        var task: Task<UIImage, any Error>?
        var waiterCount = 0

        var value: UIImage {
            get async throws {
                guard let task else { throw CancellationError() }
                return try await task.value
            }
        }
    }
}
