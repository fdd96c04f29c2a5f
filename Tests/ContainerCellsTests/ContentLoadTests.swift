import ContainerCells
import DeclarativeCollections
import Expectations
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
        /// The images that views have shown, in order.
        private(set) var shown: [String] = []
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var observers: [(isDone: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

        func avatar(_ name: String) async -> String {
            requests.append(name)
            await withCheckedContinuation { continuation in
                waiting.append(continuation)
                notify()
            }
            return "image of \(name)"
        }

        func note(shown image: String) {
            shown.append(image)
            notify()
        }

        /// Delivers what was requested, after a number of requests in all.
        func deliver(afterRequests count: Int) async {
            await wait { self.requests.count >= count }
            waiting.forEach { $0.resume() }
            waiting = []
        }

        func waitForShown(_ count: Int) async {
            await wait { self.shown.count >= count }
        }

        func waitForRequests(_ count: Int) async {
            await wait { self.requests.count >= count }
        }

        private func wait(until isDone: @escaping () -> Bool) async {
            guard !isDone() else { return }
            await withCheckedContinuation { observers.append((isDone, $0)) }
        }

        private func notify() {
            for observer in observers where observer.isDone() { observer.continuation.resume() }
            observers.removeAll { $0.isDone() }
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
                source.note(shown: image)
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
        await source.deliver(afterRequests: 1)
        await source.waitForShown(1)
        screen.apply { ContainerItem(differenceIdentifier: 1, content: profile("Anna", "a")) }
        let cell = screen.collectionView.visibleCells.first as? ContainerCell<ProfileView>
        expectEqual(cell?.hostedView.image, "image of a")
        // A request of the second state would come before that of the third.
        screen.apply { ContainerItem(differenceIdentifier: 1, content: profile("Anna", "b")) }
        await source.deliver(afterRequests: 2)
        await source.waitForShown(2)
        expectEqual(source.requests, ["a", "b"])
        expectEqual(source.shown, ["image of a", "image of b"])
    }

    @Test("an image that arrives after its view shows another content is not shown")
    func lateImage() async {
        let view = ProfileView()
        view.update(with: profile("Ann", "a"))
        await source.waitForRequests(1)
        view.update(with: profile("Ben", "b"))
        await source.deliver(afterRequests: 2)
        await source.waitForShown(1)
        expectEqual(source.requests, ["a", "b"])
        expectEqual(source.shown, ["image of b"])
        expectEqual(view.image, "image of b")
    }

    @Test("an image that arrives after its view was given back is not shown, and is loaded again when needed")
    func reuse() async {
        let view = ProfileView()
        view.update(with: profile("Ann", "a"))
        await source.waitForRequests(1)
        view.prepareForReuse()
        await source.deliver(afterRequests: 1)
        view.update(with: profile("Ann", "a"))
        await source.deliver(afterRequests: 2)
        await source.waitForShown(1)
        // The first image would have arrived before the second.
        expectEqual(source.shown, ["image of a"])
        expectEqual(view.image, "image of a")
    }
}
