import ContainerCells
import DeclarativeCollections
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Loads of contents")
struct ContentLoadTests {
    /// A row with an avatar that loads asynchronously.
    private struct Profile: ContainerContent {
        typealias View = ProfileView

        var name: String
        var avatar: String
        @ForceEquatable var source: AvatarSource
    }

    /// Delivers avatars when a test tells it to.
    @MainActor
    private final class AvatarSource {
        private(set) var requests: [String] = []
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func avatar(_ name: String) async -> String {
            requests.append(name)
            await withCheckedContinuation { waiting.append($0) }
            return "image of \(name)"
        }

        func deliver() async {
            for _ in 0..<10 { await Task.yield() }
            waiting.forEach { $0.resume() }
            waiting = []
            for _ in 0..<10 { await Task.yield() }
        }
    }

    private final class ProfileView: UIView, ContainerContentView {
        private(set) var image: String?
        private let load = ContentLoad()

        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("ProfileView is made in code only")
        }

        static func size(fitting width: CGFloat, content: Profile) -> CGSize {
            CGSize(width: width, height: 40)
        }

        func update(with content: Profile) {
            let source = content.source
            load.start(content.avatar) { avatar in
                await source.avatar(avatar)
            } show: { [weak self] image in
                self?.image = image
            }
        }

        func prepareForReuse() {
            load.cancel()
            image = nil
        }
    }

    private let source = AvatarSource()

    private func profile(_ name: String, _ avatar: String) -> Profile {
        Profile(name: name, avatar: avatar, source: source)
    }

    @Test("an avatar is not loaded again when its row changes elsewhere")
    func avatarNotReloaded() async {
        let screen = ContainerScreen()
        screen.apply { ContainerItem(differenceIdentifier: 1, content: profile("Ann", "a")) }
        await source.deliver()
        screen.apply { ContainerItem(differenceIdentifier: 1, content: profile("Anna", "a")) }
        await source.deliver()
        let cell = screen.collectionView.visibleCells.first as? ContainerCell<ProfileView>
        #expect(cell?.hostedView.image == "image of a")
        #expect(source.requests == ["a"])
    }

    @Test("an image that arrives after its view shows another content is not shown")
    func lateImage() async {
        let view = ProfileView()
        view.update(with: profile("Ann", "a"))
        for _ in 0..<10 { await Task.yield() }
        view.update(with: profile("Ben", "b"))
        await source.deliver()
        #expect(source.requests == ["a", "b"])
        #expect(view.image == "image of b")
    }

    @Test("an image that arrives after its view was given back is not shown, and is loaded again when needed")
    func reuse() async {
        let view = ProfileView()
        view.update(with: profile("Ann", "a"))
        for _ in 0..<10 { await Task.yield() }
        view.prepareForReuse()
        await source.deliver()
        #expect(view.image == nil)
        view.update(with: profile("Ann", "a"))
        await source.deliver()
        #expect(view.image == "image of a")
    }
}
