import Expectations
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

@MainActor @Suite("Sheets and custom presentations")
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

    @Test("a sheet has its smallest detent, and another one when selected")
    func heights() throws {
        let sheet = try require(next.sheetPresentationController)
        sheet.detents = [.medium(), .custom { $0.maximumDetentValue / 3 }, .large()]
        present()
        expectEqual(next.view.frame, CGRect(x: 0, y: 270, width: 200, height: 130))
        sheet.selectedDetentIdentifier = .medium
        window.hostLayout()
        expectEqual(next.view.frame, CGRect(x: 0, y: 200, width: 200, height: 200))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        window.clock.advance(by: 1)
        expectEqual(next.view.frame, CGRect(x: 0, y: 10, width: 200, height: 390))
        sheet.selectedDetentIdentifier = sheet.detents[1].identifier
        window.hostLayout()
        expectEqual(next.view.frame, CGRect(x: 0, y: 270, width: 200, height: 130))
    }

    @Test("a touch outside a sheet dismisses it and calls the delegate")
    func dismissal() throws {
        let delegate = SheetDelegate()
        let controller = try require(next.presentationController)
        controller.delegate = delegate
        (controller as? UISheetPresentationController)?.detents = [.medium()]
        present()
        delegate.mayDismiss = false
        tapBehind()
        expect(delegate.log == ["attempt"] && root.presentedViewController === next)
        delegate.mayDismiss = true
        tapBehind()
        expect(delegate.log == ["attempt", "will", "did"] && root.presentedViewController == nil)
    }

    @Test("views behind an undimmed sheet can be touched")
    func undimmed() throws {
        let button = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 60))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let sheet = try require(next.sheetPresentationController)
        sheet.detents = [.medium()]
        sheet.largestUndimmedDetentIdentifier = .medium
        present()
        tapBehind()
        expect(taps == 1 && root.presentedViewController === next)
    }

    @Test("a custom presentation places the view and is notified of presentation and dismissal")
    func custom() throws {
        let transition = CornerTransition()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = transition
        present()
        let made = try require(transition.made)
        expect(next.presentationController === made && made.containerView != nil)
        expectEqual(next.view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
        expect(root.view.window === window)
        next.dismiss(animated: false)
        window.hostLayout()
        expectEqual(made.log, ["will present", "did present true", "will dismiss", "did dismiss true"])
    }

    @Test("a popover is a sheet in a narrow window")
    func popover() throws {
        next.modalPresentationStyle = .popover
        let popover = try require(next.popoverPresentationController)
        popover.sourceView = root.view
        present()
        expect(next.view.frame.maxY == 400 && next.view.frame.minY > 0)
    }

    @Test("invalid detents are ignored, and without any a sheet has the full height")
    func strangeHeights() throws {
        let sheet = try require(next.sheetPresentationController)
        sheet.detents = [.custom { _ in nil }, .custom { _ in .nan }, .medium()]
        present()
        expectEqual(next.view.frame.height, 200)
        sheet.detents = []
        window.hostLayout()
        expectEqual(next.view.frame.height, 390)
        sheet.detents = [.custom { _ in .infinity }]
        window.hostLayout()
        expectEqual(next.view.frame.height, 390)
    }

    @Test("a custom detent is the height inside the safe area")
    func bottomOfScreen() throws {
        window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
        let sheet = try require(next.sheetPresentationController)
        var maximum: CGFloat = 0
        sheet.detents = [
            .custom { context in
                maximum = context.maximumDetentValue
                return 100
            }
        ]
        present()
        expectEqual(next.view.frame, CGRect(x: 0, y: 270, width: 200, height: 130))
        expectEqual(maximum, 360)
    }

    @Test("a sheet leaves nothing of itself in the view of the screen")
    func looks() throws {
        next.view.layer.cornerRadius = 3
        let sheet = try require(next.sheetPresentationController)
        sheet.prefersGrabberVisible = true
        present()
        expect(next.view.layer.cornerRadius == 10 && next.view.subviews.isEmpty)
        next.dismiss(animated: false)
        expect(next.view.layer.cornerRadius == 3 && !next.view.clipsToBounds)
        expect(next.view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
    }

    @Test("a screen knows that it is presented and dismissed until it did appear and disappear")
    func knowing() {
        final class Screen: UIViewController {
            var log: [Bool] = []
            override func viewDidAppear(_ animated: Bool) { log.append(isBeingPresented) }
            override func viewDidDisappear(_ animated: Bool) { log.append(isBeingDismissed) }
        }
        for animated in [false, true] {
            let screen = Screen()
            root.present(screen, animated: animated)
            window.clock.advance(by: 1)
            window.hostLayout()
            expect(!screen.isBeingPresented)
            root.dismiss(animated: animated)
            window.clock.advance(by: 1)
            expect(screen.log == [true, true] && !screen.isBeingDismissed)
        }
    }

    @Test("a screen that goes as it did appear calls each completion once, its own first")
    func goingAtOnce() {
        final class Screen: UIViewController {
            var gone: () -> Void = {}
            override func viewDidAppear(_ animated: Bool) { dismiss(animated: true, completion: gone) }
        }
        var log: [String] = []
        let screen = Screen()
        screen.gone = { log.append("gone") }
        root.present(screen, animated: true) { log.append("come") }
        window.clock.advance(by: 0.5)
        expectEqual(log, ["come"])
        window.clock.advance(by: 1)
        expect(log == ["come", "gone"] && root.presentedViewController == nil)
    }

    @Test("a sheet that a whole screen covered comes back as a sheet")
    func coveredSheet() {
        present()
        let frame = next.view.frame
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        next.present(cover, animated: false)
        window.hostLayout()
        expectEqual(next.view.window, nil)
        next.dismiss(animated: false)
        window.hostLayout()
        expect(next.view.frame == frame && next.view.window === window)
        expect(next.view.superview !== window)
        root.dismiss(animated: false)
        expectEqual(window.subviews.count, 1)
    }

    @Test("a presentation controller retains its view controller")
    func keptController() throws {
        var controller: UIPresentationController?
        weak var screen: UIViewController?
        do {
            let made = UIViewController()
            made.title = "made"
            screen = made
            root.present(made, animated: false)
            controller = made.presentationController
        }
        window.hostLayout()
        root.dismiss(animated: false)
        expectEqual(controller?.presentedViewController.title, "made")
        controller = nil
        expectEqual(screen, nil)
    }

    @Test("a presentation may show another view than that of the screen")
    func wrappedView() throws {
        final class Wrapping: UIPresentationController {
            let wrapper = UIView()
            override var presentedView: UIView? { wrapper }
        }
        final class Transition: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                let made = Wrapping(presentedViewController: presented, presenting: presenting)
                made.wrapper.addSubview(presented.view)
                return made
            }
        }
        let transition = Transition()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = transition
        present()
        let made = try require(next.presentationController as? Wrapping)
        expect(made.wrapper.window === window && next.view.superview === made.wrapper)
    }

    @Test("the sheet that stands for a popover is that of the popover")
    func adaptedPopover() throws {
        next.modalPresentationStyle = .popover
        let sheet = try require(next.popoverPresentationController).adaptiveSheetPresentationController
        sheet.detents = [.medium()]
        sheet.preferredCornerRadius = 21
        present()
        expect(next.view.frame.height == 200 && next.view.layer.cornerRadius == 21)
    }

    @Test("in the dark a sheet and an alert are lighter than what they lie before, a whole screen is not")
    func levels() {
        window.overrideUserInterfaceStyle = .dark
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let whole = UIViewController()
        whole.modalPresentationStyle = .fullScreen
        for (screen, gray) in [(next, 0x1C1C1E), (alert, 0x1C1C1E), (whole, 0x000000)] as [(UIViewController, UInt32)] {
            root.present(screen, animated: false)
            window.hostLayout()
            expectEqual(UIColor.systemBackground.rgba(with: screen.traitCollection), RGBA(hex: gray))
            root.dismiss(animated: false)
            window.hostLayout()
        }
        expectEqual(UIColor.systemBackground.rgba(with: root.traitCollection), RGBA(hex: 0x000000))
    }
}
