import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Observing properties of views")
@MainActor struct KeyValueObservationTests {
    @Test("an observer receives old and new values, and only if they differ")
    func changes() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentSize = CGSize(width: 10, height: 100)
        nonisolated(unsafe) var offsets: [CGFloat] = []
        nonisolated(unsafe) var seen: [CGFloat] = []
        let observation = view.observe(\.contentOffset, options: [.new, .old]) { view, change in
            offsets.append(change.oldValue?.y ?? -1)
            offsets.append(change.newValue?.y ?? -1)
            MainActor.assumeIsolated { seen.append(view.contentOffset.y) }
        }
        view.contentOffset.y = 5
        view.contentOffset.y = 5
        view.alpha = 0.5
        expectEqual(offsets, [0, 5])
        expectEqual(seen, [5])
        observation.invalidate()
        view.contentOffset.y = 7
        expectEqual(offsets, [0, 5])
    }

    @Test("the layer of a view is observed as the view is")
    func layers() {
        let view = UIView()
        nonisolated(unsafe) var positions: [CGPoint?] = []
        let observation = view.layer.observe(\.position, options: .new) { _, change in positions.append(change.newValue)
        }
        view.center = CGPoint(x: 3, y: 4)
        view.layer.position.x = 5
        view.alpha = 0.5
        expectEqual(positions, [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 4)])
        observation.invalidate()
        nonisolated(unsafe) var calls = 0
        let layer = CALayer()
        withExtendedLifetime(layer.observe(\.opacity) { _, _ in calls += 1 }) { layer.opacity = 0.5 }
        expectEqual(calls, 0)
    }

    @Test("an observation that is not retained ends")
    func lifetime() {
        let view = UIView()
        nonisolated(unsafe) var calls = 0
        var observation: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in calls += 1 }
        view.isHidden = true
        expectEqual(calls, 1)
        observation = nil
        expectEqual(observation, nil)
        view.isHidden = false
        expectEqual(calls, 1)
    }

    @Test("the initial value is reported on request")
    func initial() {
        let view = UIScrollView()
        nonisolated(unsafe) var sizes: [CGSize?] = []
        let observation = view.observe(\.contentSize, options: [.initial, .new]) { _, change in
            sizes.append(change.newValue)
        }
        view.contentSize = CGSize(width: 1, height: 2)
        expectEqual(sizes, [.zero, CGSize(width: 1, height: 2)])
        observation.invalidate()
    }
}
