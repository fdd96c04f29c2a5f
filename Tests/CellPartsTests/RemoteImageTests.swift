import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import HoneycombImageLoading
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Remote images")
struct RemoteImageTests {
    private static let address = URL(string: "https://example.com/photo.png") ?? URL(fileURLWithPath: "/photo.png")

    private let request = ImageRequest(url: address, size: CGSize(width: 40, height: 40), scale: 2)

    @Test("a row shows the placeholder until the image is there, and drops the image of a content it no longer has")
    func rows() async throws {
        let loader = ManualImageLoader()
        let placeholder = Icon.avatar.image
        let content = LeftImageTitle(
            image: .remote(Self.address, placeholder: placeholder),
            title: "Имя",
            imageLoader: loader
        )
        let screen = RowScreen(Row(content, RightEmpty()), configuration: .phone())
        let imageView = try require(screen.leaves.lazy.compactMap { $0.view as? UIImageView }.first)
        expect(imageView.image === placeholder)
        let asked = await loader.nextRequest()
        expectEqual(asked, request)

        let leftView = try require(imageView.superview as? LeftImageTitle.View)
        leftView.update(with: LeftImageTitle(image: .local(Icon.article.image), title: "Имя", imageLoader: loader))
        await expect(loader.nextCancellation())
        expect(imageView.image === Icon.article.image)
    }

    @Test("an image is loaded by the nearest loader of its part, item, section and screen")
    func nearestLoader() {
        let loaders = (0..<4).map { _ in CountingLoader() }
        func row(_ name: String, loader: CountingLoader? = nil) -> LeftRightItem<LeftImageTitle, RightEmpty> {
            LeftRightItem(
                differenceIdentifier: name,
                left: LeftImageTitle(image: .remote(Self.address, placeholder: nil), title: name, imageLoader: loader)
            )
        }
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "own") {
                row("part", loader: loaders[0]).imageLoader(loaders[1])
                row("item").imageLoader(loaders[1])
                row("section")
            }
            .imageLoader(loaders[2])
            CollectionViewSection(differenceIdentifier: "other") { row("screen") }
        }
        .imageLoader(loaders[3])
        let host = ScreenHost(CellScreenViewController(state: state), configuration: .phone())
        host.layout()
        expectEqual(loaders.map(\.views), [1, 1, 1, 1])
    }
}

/// A loader without images that counts the lookups.
@MainActor
private final class CountingLoader: ImageLoader {
    private(set) var views = 0

    func cachedImage(for request: ImageRequest) -> UIImage? {
        views += 1
        return UIImage()
    }

    func image(for request: ImageRequest) async throws -> UIImage { throw CancellationError() }
}

/// A loader whose images never arrive.
@MainActor
private final class ManualImageLoader: ImageLoader {
    private let requests: AsyncStream<ImageRequest>
    private let requested: AsyncStream<ImageRequest>.Continuation
    private let cancellations: AsyncStream<Void>
    private let cancelled: AsyncStream<Void>.Continuation

    init() {
        (requests, requested) = AsyncStream.makeStream(of: ImageRequest.self)
        (cancellations, cancelled) = AsyncStream.makeStream(of: Void.self)
    }

    func cachedImage(for request: ImageRequest) -> UIImage? { nil }

    func image(for request: ImageRequest) async throws -> UIImage {
        requested.yield(request)
        let cancelled = cancelled
        return try await withTaskCancellationHandler {
            for await _ in AsyncStream<Void>.makeStream().stream {}
            throw CancellationError()
        } onCancel: {
            cancelled.yield()
        }
    }

    func nextRequest() async -> ImageRequest? {
        for await request in requests { return request }
        return nil
    }

    func nextCancellation() async -> Bool {
        for await _ in cancellations { return true }
        return false
    }
}
