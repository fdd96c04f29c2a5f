import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@MainActor @Suite("Popovers")
struct PopoverTests {
    private let window: UIWindow
    private let root = UIViewController()
    private let next = UIViewController()
    private let button = UIButton(frame: CGRect(x: 300, y: 100, width: 60, height: 40))
    private let popover: UIPopoverPresentationController

    init() throws {
        window = UIWindow(
            hostSize: CGSize(width: 800, height: 600),
            traits: UITraitCollection(horizontalSizeClass: .regular)
        )
        window.rootViewController = root
        window.isHidden = false
        root.view.addSubview(button)
        next.modalPresentationStyle = .popover
        next.preferredContentSize = CGSize(width: 200, height: 150)
        popover = try require(next.popoverPresentationController)
        popover.sourceView = button
        window.hostLayout()
    }

    private func present() {
        root.present(next, animated: false)
        window.hostLayout()
    }

    @Test("a popover lies below its source and points to its middle")
    func below() {
        expectEqual(popover.arrowDirection, .unknown)
        present()
        expectEqual(next.view.frame, CGRect(x: 230, y: 153, width: 200, height: 150))
        expectEqual(popover.arrowDirection, .up)
        expectEqual(popover.placement?.tip, CGPoint(x: 330, y: 140))
        next.preferredContentSize.height = 250
        window.hostLayout()
        expectEqual(next.view.frame.height, 250)
    }

    @Test("it goes where there is space, in the allowed directions, inside the margins")
    func directions() {
        present()
        func place(_ rect: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> CGRect {
            popover.sourceView = root.view
            popover.sourceRect = rect
            popover.permittedArrowDirections = permitted
            next.view.superview?.setNeedsLayout()
            window.hostLayout()
            return next.view.frame
        }
        expectEqual(place(CGRect(x: 0, y: 0, width: 20, height: 20)).origin, CGPoint(x: 10, y: 33))
        let bottom = place(CGRect(x: 790, y: 580, width: 10, height: 20))
        expect(popover.arrowDirection == .down && bottom.maxY == 567 && bottom.maxX == 790, "\(bottom)")
        let right = place(CGRect(x: 100, y: 300, width: 20, height: 20), [.left, .right])
        expect(popover.arrowDirection == .left && right.minX == 133 && right.midY == 310, "\(right)")
        let left = place(CGRect(x: 700, y: 300, width: 20, height: 20), [.left, .right])
        expect(popover.arrowDirection == .right && left.maxX == 687, "\(left)")
        next.preferredContentSize = CGSize(width: 2_000, height: 2_000)
        let large = place(CGRect(x: 400, y: 200, width: 20, height: 20))
        expect(large.minX >= 10 && large.maxX <= 790 && large.minY >= 10 && large.maxY <= 590, "\(large)")
        let nowhere = place(CGRect(x: -900, y: 0, width: 2_000, height: 600), .left)
        expect(nowhere.width >= 0 && nowhere.width.isFinite, "\(nowhere)")
    }

    @Test("a bar button is a source; a touch beside dismisses, except in views that are let through")
    func touches() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        navigation.topViewController?.view.addSubview(button)
        window.hostLayout()
        popover.sourceView = nil
        popover.barButtonItem = item
        popover.passthroughViews = [button]
        navigation.present(next, animated: false)
        window.hostLayout()
        expect(next.view.frame.maxX <= 790 && next.view.frame.minX > 500, "\(next.view.frame)")
        func tap(_ point: CGPoint) {
            window.hostTouchDown(at: point)
            window.hostTouchUp()
            window.clock.advance(by: 1)
            window.hostLayout()
        }
        tap(button.convert(CGPoint(x: 5, y: 5), to: window))
        expect(taps == 1 && navigation.presentedViewController === next)
        tap(CGPoint(x: 20, y: 500))
        expect(navigation.presentedViewController == nil)
    }

    @Test("in a narrow window a delegate can keep the popover")
    func narrow() {
        window.traitOverrides.horizontalSizeClass = .compact
        let delegate = PopoverDelegate()
        popover.delegate = delegate
        present()
        expectEqual(popover.arrowDirection, .up)
        root.dismiss(animated: false)
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        root.present(other, animated: false)
        window.hostLayout()
        expect(other.popoverPresentationController?.arrowDirection == .unknown)
        expectEqual(other.view.frame.width, 800)
    }

    @Test("the popover has its color and a shadow, and nothing dims the screen")
    func painting() throws {
        root.view.backgroundColor = .white
        next.view.backgroundColor = .red
        popover.backgroundColor = .blue
        present()
        let picture = try HostRenderer.pixels(of: window, scale: 1)
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let index = (y * picture.width + x) * 4
            return Array(picture.rgba[index..<index + 3])
        }
        expectEqual(color(330, 250), [255, 0, 0])
        expectEqual(color(330, 148), [0, 0, 255])
        expectEqual(color(700, 500), [255, 255, 255])
        let beside = color(225, 230)
        expect(beside[0] < 250 && beside[0] == beside[2], "\(beside)")
    }
}
