import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class PointerDelegate: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        if request.location.x >= 40 { return nil }
        return UIPointerRegion(
            rect: CGRect(x: request.location.x < 20 ? 0 : 20, y: 0, width: 20, height: defaultRegion.rect.height),
            identifier: request.location.x < 20 ? "left" : "right"
        )
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: .verticalBeam(length: region.rect.height))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("enter \(region.identifier?.base ?? "")")
        animator.addAnimations { [self] in log.append("animate") }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("exit \(region.identifier?.base ?? "")")
    }
}

@MainActor @Suite("The pointer over views")
struct PointerInteractionTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 30))

    init() {
        window.addSubview(view)
    }

    @Test("the delegate provides regions and styles, and hears when the pointer enters and leaves")
    func regions() {
        let delegate = PointerDelegate()
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        expect(interaction.view === view)
        let pointer = window.hostMovePointer(to: CGPoint(x: 15, y: 15))
        expectEqual(pointer?.region, CGRect(x: 10, y: 10, width: 20, height: 30))
        expectEqual(pointer?.regionIdentifier, AnyHashable("left"))
        guard case .shape(.verticalBeam(30), _)? = pointer?.style?.content else {
            Issue.record("the style of the delegate is used")
            return
        }
        window.hostMovePointer(to: CGPoint(x: 18, y: 15))
        window.hostMovePointer(to: CGPoint(x: 35, y: 15))
        expect(window.hostMovePointer(to: CGPoint(x: 60, y: 15)) == nil)
        expectEqual(delegate.log, ["enter left", "animate", "exit left", "enter right", "animate", "exit right"])
    }

    @Test("without a delegate the region is the whole view, unless the interaction is disabled")
    func wholeView() {
        let interaction = UIPointerInteraction()
        view.addInteraction(interaction)
        expectEqual(window.hostMovePointer(to: CGPoint(x: 15, y: 15))?.region, view.frame)
        interaction.isEnabled = false
        expect(window.hostMovePointer(to: CGPoint(x: 16, y: 15)) == nil)
    }

    @Test("hover recognizers begin, change and end with the pointer over their views")
    func hovering() {
        final class Hover: UIHoverGestureRecognizer {
            var log: [State] = []

            override var state: State {
                didSet { log.append(state) }
            }
        }
        let hover = Hover()
        view.addGestureRecognizer(hover)
        window.hostMovePointer(to: CGPoint(x: 15, y: 15))
        window.hostMovePointer(to: CGPoint(x: 20, y: 15))
        expectEqual(hover.location(in: view), CGPoint(x: 10, y: 5))
        window.hostRemovePointer()
        expectEqual(hover.log, [.began, .changed, .ended])
        expectEqual(hover.state, .possible)
    }
}
