import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }
}

@MainActor private final class CornerPresentation: UIPresentationController {
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 50) }
    override func presentationTransitionWillBegin() { log.append("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
}

@MainActor private final class CornerTransition: NSObject, UIViewControllerTransitioningDelegate {
    var made: CornerPresentation?

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        made = CornerPresentation(presentedViewController: presented, presenting: presenting)
        return made
    }
}

@MainActor @Suite("Sheets and presentations of one's own")
struct SheetTests {
    private let window = UIWindow(hostSize: CGSize(width: 200, height: 400), traits: UITraitCollection(displayScale: 2))
    private let root = UIViewController()
    private let next = UIViewController()

    init() {
        window.rootViewController = root
        window.isHidden = false
        window.hostLayout()
    }

    private func present() {
        root.present(next, animated: false)
        window.hostLayout()
    }

    private func tapBehind() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 30))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    @Test("a sheet stands at the first height, and at another one when that is selected")
    func heights() throws {
        let sheet = try #require(next.sheetPresentationController)
        sheet.detents = [.medium(), .custom { $0.maximumDetentValue / 3 }, .large()]
        present()
        #expect(next.view.frame == CGRect(x: 0, y: 200, width: 200, height: 200))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        window.clock.advance(by: 1)
        #expect(next.view.frame == CGRect(x: 0, y: 10, width: 200, height: 390))
        sheet.selectedDetentIdentifier = sheet.detents[1].identifier
        window.hostLayout()
        #expect(next.view.frame == CGRect(x: 0, y: 270, width: 200, height: 130))
    }

    @Test("a touch behind a sheet takes it away, and the delegate hears of that")
    func dismissal() throws {
        let delegate = SheetDelegate()
        let controller = try #require(next.presentationController)
        controller.delegate = delegate
        (controller as? UISheetPresentationController)?.detents = [.medium()]
        present()
        delegate.mayDismiss = false
        tapBehind()
        #expect(delegate.log == ["attempt"] && root.presentedViewController === next)
        delegate.mayDismiss = true
        tapBehind()
        #expect(delegate.log == ["attempt", "will", "did"] && root.presentedViewController == nil)
    }

    @Test("what is behind an undimmed sheet can be touched")
    func undimmed() throws {
        let button = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 60))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let sheet = try #require(next.sheetPresentationController)
        sheet.detents = [.medium()]
        sheet.largestUndimmedDetentIdentifier = .medium
        present()
        tapBehind()
        #expect(taps == 1 && root.presentedViewController === next)
    }

    @Test("a presentation of one's own places the screen and hears of its coming and going")
    func custom() throws {
        let transition = CornerTransition()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = transition
        present()
        let made = try #require(transition.made)
        #expect(next.presentationController === made && made.containerView != nil)
        #expect(next.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(root.view.window === window)
        next.dismiss(animated: false)
        window.hostLayout()
        #expect(made.log == ["will present", "did present true", "will dismiss", "did dismiss true"])
    }

    @Test("a popover is a sheet in a narrow window")
    func popover() throws {
        next.modalPresentationStyle = .popover
        let popover = try #require(next.popoverPresentationController)
        popover.sourceView = root.view
        present()
        #expect(next.view.frame.maxY == 400 && next.view.frame.minY > 0)
    }
}
