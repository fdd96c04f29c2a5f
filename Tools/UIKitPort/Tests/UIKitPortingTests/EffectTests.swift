import Testing
import UIKitPorting

@Suite("What has no effect on Linux")
struct EffectTests {
    @Test("members without effect are reported with their places")
    func members() {
        let text = """
            final class Zoom: UIScrollView {
                func setUp() {
                    clearsContextBeforeDrawing = false
                    self.clearsContextBeforeDrawing = true
                    alwaysBounceVertical = true
                }
            }
            final class Page: UIViewController {
                override func setNeedsStatusBarAppearanceUpdate() {}
            }
            """
        #expect(
            remarks(text) == [
                "3:9 `UIView.clearsContextBeforeDrawing` has no effect on Linux",
                "4:14 `UIView.clearsContextBeforeDrawing` has no effect on Linux",
                "9:5 `UIViewController.setNeedsStatusBarAppearanceUpdate` is never called on Linux",
            ]
        )
    }

    @Test("a member that the sources declare themselves is not UIKit's")
    func ownMembers() {
        let own =
            "struct Map { var clearsContextBeforeDrawing = true; mutating func stop() { clearsContextBeforeDrawing = false } }\n"
        #expect(remarks(own).isEmpty)
        let inherited = """
            class Zoom: UIScrollView { override var clearsContextBeforeDrawing: Bool { didSet {} } }
            view.clearsContextBeforeDrawing = true
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
