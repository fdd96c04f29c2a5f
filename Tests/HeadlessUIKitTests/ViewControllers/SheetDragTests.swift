import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class DragDelegate: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        log.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}

@MainActor @Suite("Sheets dragged by the user")
struct SheetDragTests {
    private let window = UIWindow(hostSize: CGSize(width: 200, height: 400), traits: UITraitCollection(displayScale: 2))
    private let root = UIViewController()
    private let next = UIViewController()
    private let delegate = DragDelegate()

    init() throws {
        window.rootViewController = root
        window.isHidden = false
        window.hostLayout()
        let sheet = try require(next.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = delegate
    }

    private func present() {
        root.present(next, animated: false)
        window.hostLayout()
    }

    /// Drags slowly, so that the sheet rests at the nearest detent.
    private func drag(from start: CGFloat, to end: CGFloat, releases: Bool = true) {
        window.hostTouchDown(at: CGPoint(x: 100, y: start))
        let steps = 20
        for step in 1...steps {
            window.clock.advance(by: 0.05)
            window.hostTouchMoved(to: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / CGFloat(steps)))
        }
        window.hostLayout()
        guard releases else { return }
        window.clock.advance(by: 0.5)
        release()
    }

    private func release() {
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    private var top: CGFloat { next.view.frame.minY }

    @Test("the sheet follows the finger and rests at the nearest detent, which the delegate hears")
    func detents() {
        present()
        expectEqual(top, 200)
        drag(from: 240, to: 120, releases: false)
        // Without the two steps of 6 points by which a finger begins a drag.
        expect(abs(top - 92) < 0.01, "\(top)")
        release()
        expectEqual(top, 10)
        expectEqual(delegate.log, ["large"])
        drag(from: 100, to: 130)
        expectEqual(top, 10)
        drag(from: 100, to: 260)
        expectEqual(top, 200)
        expectEqual(delegate.log, ["large", "medium"])
    }

    @Test("beyond the largest detent the sheet resists")
    func resistance() {
        next.sheetPresentationController?.selectedDetentIdentifier = .large
        present()
        drag(from: 200, to: 100, releases: false)
        expect(top < 10 && top > -70, "\(top)")
        release()
        expectEqual(top, 10)
        expectEqual(delegate.log, [])
    }

    @Test("a flick goes to the next detent, though the other one is nearer")
    func flick() {
        present()
        window.hostTouchDown(at: CGPoint(x: 100, y: 300))
        for step in 1...4 {
            window.clock.advance(by: 0.01)
            window.hostTouchMoved(to: CGPoint(x: 100, y: 300 - CGFloat(step) * 12))
        }
        release()
        expectEqual(top, 10)
    }

    @Test("dragged below half of the smallest detent, it is dismissed, unless that is not allowed")
    func dismissal() {
        present()
        delegate.mayDismiss = false
        drag(from: 220, to: 350)
        expectEqual(top, 200)
        expectEqual(delegate.log, ["attempt"])
        delegate.mayDismiss = true
        next.isModalInPresentation = true
        drag(from: 220, to: 350, releases: false)
        expect(top > 200 && top < 300, "resists: \(top)")
        release()
        expectEqual(top, 200)
        next.isModalInPresentation = false
        drag(from: 220, to: 260)
        expect(root.presentedViewController === next)
        drag(from: 220, to: 350)
        expect(root.presentedViewController == nil)
        expectEqual(delegate.log.last, "did")
    }

    @Test("content at its top expands the sheet when dragged up, scrolls in the largest detent, and drags it down")
    func content() {
        present()
        let list = UIScrollView(frame: next.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 200, height: 2_000)
        list.contentInsetAdjustmentBehavior = .never
        next.view.addSubview(list)
        drag(from: 390, to: 230)
        expect(top == 10 && list.contentOffset.y == 0, "\(top) \(list.contentOffset)")
        drag(from: 350, to: 250)
        expect(top == 10 && list.contentOffset.y > 80, "\(top) \(list.contentOffset)")
        drag(from: 150, to: 200)
        expect(top == 10 && list.contentOffset.y < 60, "\(top) \(list.contentOffset)")
        list.contentOffset.y = 0
        drag(from: 100, to: 280)
        expect(top == 200 && list.contentOffset.y == 0, "\(top) \(list.contentOffset)")
        next.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
        drag(from: 350, to: 250)
        expect(top == 200 && list.contentOffset.y > 80, "\(top) \(list.contentOffset)")
    }

    @Test("a drag beside the sheet doesn't move it")
    func beside() {
        present()
        drag(from: 60, to: 160, releases: false)
        expectEqual(top, 200)
    }

    @Test("horizontal drags and controls keep their touches")
    func otherDrags() {
        present()
        let slider = UISlider(frame: CGRect(x: 10, y: 20, width: 180, height: 34))
        next.view.addSubview(slider)
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 24, y: 237))
        window.hostTouchMoved(to: CGPoint(x: 60, y: 250))
        window.hostTouchMoved(to: CGPoint(x: 100, y: 300))
        release()
        expect(slider.value > 0.3 && top == 200, "\(slider.value) \(top)")
        window.hostTouchDown(at: CGPoint(x: 100, y: 330))
        window.hostTouchMoved(to: CGPoint(x: 40, y: 320))
        window.hostTouchMoved(to: CGPoint(x: 40, y: 220))
        release()
        expectEqual(top, 200)
    }
}
