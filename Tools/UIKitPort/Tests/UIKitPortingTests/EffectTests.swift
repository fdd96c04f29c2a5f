import Testing
import UIKitPorting

@Suite("What has no effect on Linux")
struct EffectTests {
    @Test("members without effect are reported with their places")
    func members() {
        let text = """
            final class Zoom: UIScrollView {
                func setUp() {
                    bouncesZoom = false
                    self.bouncesZoom = true
                    alwaysBounceVertical = true
                }
            }
            final class Page: UIViewController {
                override func setNeedsStatusBarAppearanceUpdate() {}
            }
            """
        #expect(
            remarks(text) == [
                "3:9 `UIScrollView.bouncesZoom` has no effect on Linux",
                "4:14 `UIScrollView.bouncesZoom` has no effect on Linux",
                "9:5 `UIViewController.setNeedsStatusBarAppearanceUpdate` is never called on Linux",
            ]
        )
    }

    @Test("a member that the sources declare themselves is not UIKit's")
    func ownMembers() {
        let own = "struct Map { var bouncesZoom = true; mutating func stop() { bouncesZoom = false } }\n"
        #expect(remarks(own).isEmpty)
        let inherited = """
            class Zoom: UIScrollView { override var bouncesZoom: Bool { didSet {} } }
            view.bouncesZoom = true
            """
        #expect(remarks(inherited).count == 1)
    }

    @Test("a convenience init() of a view is reported, which generic code may skip")
    func convenienceInitializers() {
        let text = """
            final class Badge: UIView {
                convenience init() { self.init(frame: .zero) }
                convenience init(text: String) { self.init(frame: .zero) }
            }
            final class Model: Store { convenience init() { self.init(name: "") } }
            """
        let message =
            "`T()` in generic code calls this `init()` in debug builds only: set up in `init(frame:)` or another "
            + "designated one"
        #expect(remarks(text) == ["2:5 \(message)"])
    }
}
