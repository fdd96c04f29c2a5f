import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class ViewerLog: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String?] = []

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        ended.append(item?.largeContentTitle)
    }
}

@MainActor @Suite("The large content viewer")
struct LargeContentViewerTests {
    private let window = makeWindow(width: 300, height: 400)
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    private let item = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let log = ViewerLog()

    init() {
        item.showsLargeContentViewer = true
        item.largeContentTitle = "Inbox"
        bar.addSubview(item)
        bar.addInteraction(UILargeContentViewerInteraction(delegate: log))
        window.addSubview(bar)
        window.hostLayout()
    }

    private func press(at point: CGPoint) -> Int {
        let count = window.subviews.count
        window.hostTouchDown(at: point)
        window.clock.advance(by: 1)
        let shown = window.subviews.count - count
        window.hostTouchUp()
        return shown
    }

    @Test("a long press on an item shows it until the finger is lifted, in accessibility sizes only")
    func press() {
        expectEqual(press(at: CGPoint(x: 20, y: 20)), 0)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        expectEqual(press(at: CGPoint(x: 20, y: 20)), 1)
        expectEqual(log.ended, ["Inbox"])
        expectEqual(press(at: CGPoint(x: 200, y: 20)), 0)
        expectEqual(window.subviews.count, 1)
    }
}
