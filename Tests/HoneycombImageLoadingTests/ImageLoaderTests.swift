import Expectations
import PortableTransfers
import PortableUIKit
import Testing

@testable import HoneycombImageLoading

@MainActor
@Suite("Loading images")
struct ImageLoaderTests {
    private static let address = URL(string: "https://example.com/photo.png") ?? URL(fileURLWithPath: "/photo.png")

    private let request = ImageRequest(url: address, size: CGSize(width: 40, height: 40), scale: 2)

    private nonisolated static func png(width: CGFloat, height: CGFloat) -> Data {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        return image.pngData() ?? Data()
    }

    @Test("an image is decoded at the size it is drawn at, and comes from the cache afterwards")
    func decoding() async throws {
        let counter = Counter()
        let loader = URLSessionImageLoader { _ in
            await counter.increment()
            return Self.png(width: 300, height: 600)
        }
        let image = try await loader.image(for: request)
        expectEqual(image.size, CGSize(width: 40, height: 80))
        expect(loader.cachedImage(for: request) === image)
        _ = try await loader.image(for: request)
        await expectEqual(counter.value, 1)
    }

    @Test("views that ask for the same image at the same time share one transfer")
    func sharing() async throws {
        let counter = Counter()
        let loader = URLSessionImageLoader { _ in
            await counter.increment()
            return Self.png(width: 40, height: 40)
        }
        async let first = loader.image(for: request)
        async let second = loader.image(for: request)
        _ = try await (first, second)
        await expectEqual(counter.value, 1)
    }

    @Test("wrong data and too much data are reported, and no image comes of them")
    func wrongData() async {
        let cases: [(Data, ImageLoadingError)] = [
            (Data("no image".utf8), .notAnImage),
            (Data(), .notAnImage),
            (Data(count: 2_000), .tooLarge(maximumByteCount: 1_000)),
        ]
        for (data, error) in cases {
            let loader = URLSessionImageLoader(limits: ImageLoadingLimits(byteCount: 1_000)) { _ in data }
            var reports: [ImageLoadingReport] = []
            loader.reportHandler = { reports.append($0) }
            await #expect(throws: error) { try await loader.image(for: request) }
            expectEqual(reports.map(\.error), [error])
            expect(loader.cachedImage(for: request) == nil)
        }
    }

    @Test("an image with too many pixels is reported before it is decoded, PNG and JPEG alike")
    func pixels() async throws {
        let small = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let pixelCount = Int(30 * small.scale * 20 * small.scale)
        let jpeg = try require(small.jpegData(compressionQuality: 0.8))
        let png = try require(small.pngData())
        for data in [png, jpeg] {
            expectEqual(ImageHeader.pixelCount(of: data), pixelCount)
            for limit in [pixelCount - 1, pixelCount] {
                let loader = URLSessionImageLoader(limits: ImageLoadingLimits(pixelCount: limit)) { _ in data }
                var reports: [ImageLoadingReport] = []
                loader.reportHandler = { reports.append($0) }
                let image = try? await loader.image(for: request)
                expectEqual(image == nil, limit < pixelCount)
                expectEqual(
                    reports.map(\.error),
                    limit < pixelCount ? [.tooManyPixels(maximumPixelCount: limit)] : []
                )
            }
        }
        // The header of a bomb: 65,535 by 65,535 pixels in 24 bytes.
        let bomb = png.prefix(16) + Data([0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        expectEqual(ImageHeader.pixelCount(of: bomb), 65_535 * 65_535)
        let huge = png.prefix(16) + Data(repeating: 0xFF, count: 8)
        expectEqual(ImageHeader.pixelCount(of: huge), .max)
        // Damaged headers say nothing, at any length.
        for length in 0..<24 { expect(ImageHeader.pixelCount(of: png.prefix(length)) == nil) }
        for length in 0..<jpeg.count { _ = ImageHeader.pixelCount(of: jpeg.prefix(length)) }
        expect(ImageHeader.pixelCount(of: Data([0xFF, 0xD8] + Array(repeating: 0xFF, count: 100))) == nil)
        expect(
            ImageHeader.pixelCount(of: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + Array(repeating: 0, count: 9))) == nil
        )
    }

    @Test("not more loads than the limit run at the same time, in the order in which they came")
    func loadLimit() async throws {
        let transfers = HeldTransfers()
        let loader = URLSessionImageLoader(limits: ImageLoadingLimits(loadCount: 2)) { url in
            try await transfers.data(for: url)
        }
        let requests = (0..<6).map { number in
            ImageRequest(url: URL(fileURLWithPath: "/\(number)"), size: CGSize(width: 9, height: 9), scale: 1)
        }
        var tasks: [Task<UIImage, any Error>] = []
        for request in requests {
            tasks.append(Task { try await loader.image(for: request) })
        }
        await transfers.waitForStart(of: 2)
        tasks[2].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[2].value }
        for (count, started) in [(3, "3"), (4, "4"), (5, "5")] {
            await transfers.finishFirst(with: Self.png(width: 4, height: 4))
            await transfers.waitForStart(of: count)
            await expectEqual(transfers.started.last, started)
        }
        await transfers.finishFirst(with: Data())
        await transfers.finishFirst(with: Self.png(width: 4, height: 4))
        await expectEqual(transfers.started, ["0", "1", "3", "4", "5"])
        await expectEqual(transfers.highestCount, 2)
        for number in [0, 1, 3, 5] { _ = try await tasks[number].value }
        await #expect(throws: ImageLoadingError.notAnImage) { try await tasks[4].value }
    }

    @Test("a load that starts after a canceled one of the same image is not forgotten with it")
    func loadAfterCancelledOne() async throws {
        let transfers = HeldTransfers()
        let loader = URLSessionImageLoader { url in try await transfers.data(for: url) }
        let first = Task { try await loader.image(for: request) }
        await transfers.waitForStart(of: 1)
        first.cancel()
        await transfers.waitForCancel()
        let second = Task { try await loader.image(for: request) }
        await transfers.waitForStart(of: 2)
        // The canceled transfer ends only now.
        await transfers.finishFirst(with: Data())
        let third = Task { try await loader.image(for: request) }
        await transfers.finishFirst(with: Self.png(width: 4, height: 4))
        let image = try await second.value
        try await expect(third.value === image)
        await expectEqual(transfers.started.count, 2)
        await #expect(throws: CancellationError.self) { try await first.value }
    }

    @Test("errors of transfers tell the limits of the loader")
    func transferErrors() async throws {
        let cases: [(TransferError, ImageLoadingError)] = [
            (.status(403), .status(403)),
            (.tooLarge, .tooLarge(maximumByteCount: 9)),
            (.tooSlow, .tooSlow(maximumDuration: 7)),
            (.failed("reason"), .failed("reason")),
        ]
        for (error, expected) in cases {
            let limits = ImageLoadingLimits(byteCount: 9, duration: 7)
            let loader = URLSessionImageLoader(limits: limits) { _ in throw error }
            var reports: [ImageLoadingReport] = []
            loader.reportHandler = { reports.append($0) }
            await #expect(throws: expected) { try await loader.image(for: request) }
            expectEqual(reports, [ImageLoadingReport(url: request.url, error: expected)])
        }
    }

    @Test("the cache stays below its cost; what was not used for longest goes first")
    func cache() {
        func request(_ name: String) -> ImageRequest {
            ImageRequest(url: URL(fileURLWithPath: "/\(name)"), size: CGSize(width: 10, height: 10), scale: 1)
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let cost = ImageCache.cost(of: image)
        var cache = ImageCache(costLimit: cost * 2)
        cache.insert(image, for: request("a"))
        cache.insert(image, for: request("b"))
        _ = cache.image(for: request("a"))
        cache.insert(image, for: request("c"))
        expect(cache.image(for: request("a")) != nil)
        expect(cache.image(for: request("b")) == nil)
        expect(cache.image(for: request("c")) != nil)
        expectEqual(cache.cost, cost * 2)

        var tiny = ImageCache(costLimit: cost - 1)
        tiny.insert(image, for: request("a"))
        expect(tiny.image(for: request("a")) == nil && tiny.cost == 0)
    }
}

private actor Counter {
    var value = 0

    func increment() {
        value += 1
    }
}

/// Transfers that end when a test says so.
private actor HeldTransfers {
    private(set) var started: [String] = []
    private(set) var highestCount = 0
    private var held: [CheckedContinuation<Data, any Error>] = []
    private var isCancelled = false
    private var cancelObserver: CheckedContinuation<Void, Never>?
    private var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    func data(for url: URL) async throws -> Data {
        started.append(url.lastPathComponent)
        for observer in observers where observer.count <= started.count { observer.continuation.resume() }
        observers.removeAll { $0.count <= started.count }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                held.append(continuation)
                highestCount = max(highestCount, held.count)
            }
        } onCancel: {
            Task { await self.noteCancel() }
        }
    }

    private func noteCancel() {
        isCancelled = true
        cancelObserver?.resume()
        cancelObserver = nil
    }

    func waitForCancel() async {
        guard !isCancelled else { return }
        await withCheckedContinuation { cancelObserver = $0 }
    }

    func waitForStart(of count: Int) async {
        guard started.count < count else { return }
        await withCheckedContinuation { observers.append((count, $0)) }
    }

    func finishFirst(with data: Data) {
        held.removeFirst().resume(returning: data)
    }
}
