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
        let loader = URLSessionImageLoader(cacheCost: 1 << 20, maximumByteCount: 1 << 20) { _, _ in
            await counter.increment()
            return Self.png(width: 300, height: 600)
        }
        let image = try await loader.image(for: request)
        #expect(image.size == CGSize(width: 40, height: 80))
        #expect(loader.cachedImage(for: request) === image)
        _ = try await loader.image(for: request)
        #expect(await counter.value == 1)
    }

    @Test("views that ask for the same image at the same time share one transfer")
    func sharing() async throws {
        let counter = Counter()
        let loader = URLSessionImageLoader(cacheCost: 1 << 20, maximumByteCount: 1 << 20) { _, _ in
            await counter.increment()
            return Self.png(width: 40, height: 40)
        }
        async let first = loader.image(for: request)
        async let second = loader.image(for: request)
        _ = try await (first, second)
        #expect(await counter.value == 1)
    }

    @Test("wrong data and too much data are reported, and no image comes of them")
    func wrongData() async {
        let cases: [(Data, ImageLoadingError)] = [
            (Data("no image".utf8), .notAnImage),
            (Data(), .notAnImage),
            (Data(count: 2_000), .tooLarge(maximumByteCount: 1_000)),
        ]
        for (data, error) in cases {
            let loader = URLSessionImageLoader(cacheCost: 1 << 20, maximumByteCount: 1_000) { _, _ in data }
            var reports: [ImageLoadingReport] = []
            loader.reportHandler = { reports.append($0) }
            await #expect(throws: error) { try await loader.image(for: request) }
            #expect(reports.map(\.error) == [error])
            #expect(loader.cachedImage(for: request) == nil)
        }
    }

    @Test("an image with too many pixels is reported before it is decoded, PNG and JPEG alike")
    func pixels() async throws {
        let small = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let pixelCount = Int(30 * small.scale * 20 * small.scale)
        let jpeg = try #require(small.jpegData(compressionQuality: 0.8))
        let png = try #require(small.pngData())
        for data in [png, jpeg] {
            #expect(ImageHeader.pixelCount(of: data) == pixelCount)
            for limit in [pixelCount - 1, pixelCount] {
                let loader = URLSessionImageLoader(
                    cacheCost: 1 << 20,
                    maximumByteCount: 1 << 20,
                    maximumPixelCount: limit
                ) { _, _ in data }
                var reports: [ImageLoadingReport] = []
                loader.reportHandler = { reports.append($0) }
                let image = try? await loader.image(for: request)
                #expect((image == nil) == (limit < pixelCount))
                #expect(
                    reports.map(\.error) == (limit < pixelCount ? [.tooManyPixels(maximumPixelCount: limit)] : [])
                )
            }
        }
        // The header of a bomb: 65,535 by 65,535 pixels in 24 bytes.
        let bomb = png.prefix(16) + Data([0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        #expect(ImageHeader.pixelCount(of: bomb) == 65_535 * 65_535)
        let huge = png.prefix(16) + Data(repeating: 0xFF, count: 8)
        #expect(ImageHeader.pixelCount(of: huge) == .max)
        // Damaged headers say nothing, at any length.
        for length in 0..<24 { #expect(ImageHeader.pixelCount(of: png.prefix(length)) == nil) }
        for length in 0..<jpeg.count { _ = ImageHeader.pixelCount(of: jpeg.prefix(length)) }
        #expect(ImageHeader.pixelCount(of: Data([0xFF, 0xD8] + Array(repeating: 0xFF, count: 100))) == nil)
        #expect(
            ImageHeader.pixelCount(of: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + Array(repeating: 0, count: 9))) == nil
        )
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
        #expect(cache.image(for: request("a")) != nil)
        #expect(cache.image(for: request("b")) == nil)
        #expect(cache.image(for: request("c")) != nil)
        #expect(cache.cost == cost * 2)

        var tiny = ImageCache(costLimit: cost - 1)
        tiny.insert(image, for: request("a"))
        #expect(tiny.image(for: request("a")) == nil && tiny.cost == 0)
    }
}

private actor Counter {
    var value = 0

    func increment() {
        value += 1
    }
}
