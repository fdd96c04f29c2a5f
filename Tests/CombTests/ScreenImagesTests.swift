import Expectations
import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import comb

@MainActor
@Suite("Images by address")
struct ScreenImagesTests {
    private func host(_ paths: [String], images: ScreenImages) throws -> HostedScreen {
        let section = CollectionViewSection(
            differenceIdentifier: "section",
            items: try paths.enumerated().map { index, path in
                let url = try require(URL(string: "https://example.com/\(path)"))
                let left = LeftImageTitle(image: .remote(url, placeholder: nil), title: path, imageLoader: images)
                return ContainerItem(
                    differenceIdentifier: index,
                    content: LeftRightContainer(left: left, right: RightEmpty())
                )
            }
        )
        return try HostedScreen(
            CellScreenViewController(state: CollectionViewState(sections: [section])),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844))
        )
    }

    private func shownImages(in view: UIView) -> [UIImage] {
        let own = (view as? UIImageView)?.image.map { [$0] } ?? []
        return own + view.subviews.flatMap(shownImages)
    }

    @Test("without a loader none is loaded, and the notice counts addresses and names the flag")
    func placeholders() async throws {
        let images = ScreenImages(loader: nil)
        expect(images.notice == nil)
        _ = try host(["a.png", "b.png", "a.png"], images: images)
        await images.load()
        expectEqual(images.notice, "2 images by address drawn as placeholders; --load-images loads them.")
    }

    @Test("images that are loaded are on screen after the wait, without a notice")
    func loaded() async throws {
        let image = Icon.article.image
        let images = ScreenImages(loader: StubLoader { image })
        let screen = try host(["a.png", "b.png"], images: images)
        expect(shownImages(in: screen.host.window).isEmpty)
        await images.load()
        expectEqual(shownImages(in: screen.host.window).filter { $0 === image }.count, 2)
        expect(images.notice == nil)
    }

    @Test("when the time is up, what still runs is cancelled before the command goes on, and nothing more begins")
    func late() async throws {
        let loader = StubLoader {
            // A stream that nobody writes to ends when the task is cancelled.
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            continuation.finish()
            throw CancellationError()
        }
        let images = ScreenImages(loader: loader, timeLimit: .zero)
        let screen = try host(["a.png"], images: images)
        await images.load()
        expectEqual(loader.runningCount, 0)
        expectEqual(images.notice, "1 image not loaded within 0 s, drawn as placeholders.")
        expect(shownImages(in: screen.host.window).isEmpty)
        let startedCount = loader.startedCount
        _ = try host(["b.png"], images: images)
        await images.load()
        await Task.yield()
        expectEqual(loader.startedCount, startedCount)
    }
}

@MainActor private final class StubLoader: ImageLoader {
    private(set) var startedCount = 0
    private(set) var runningCount = 0
    private let makeImage: () async throws -> UIImage

    init(_ makeImage: @escaping () async throws -> UIImage) {
        self.makeImage = makeImage
    }

    func cachedImage(for request: ImageRequest) -> UIImage? { nil }

    func image(for request: ImageRequest) async throws -> UIImage {
        startedCount += 1
        runningCount += 1
        defer { runningCount -= 1 }
        return try await makeImage()
    }
}
