import Foundation

/// The pointer over a window: enters and leaves regions of interactions, and moves hover recognizers.
@MainActor final class Pointer: PointerTracking {
    private unowned let window: UIWindow
    private(set) var location: CGPoint
    private var modifiers: UIKeyModifierFlags = []
    private weak var interaction: UIPointerInteraction?
    private(set) var region: UIPointerRegion?
    private(set) var style: UIPointerStyle?
    private var hovering: [UIHoverGestureRecognizer] = []

    init(over window: UIWindow, at location: CGPoint) {
        self.window = window
        self.location = location
    }

    /// The region in window coordinates.
    var regionInWindow: CGRect? {
        guard let region, let view = interaction?.view else { return nil }
        return view.convert(region.rect, to: nil)
    }

    func move(to location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        update()
    }

    func update() {
        let touched = window.hitTest(location, with: nil)
        updateHovering(over: touched)
        let found = findRegion(over: touched)
        if found?.interaction !== interaction || found?.region != region {
            leaveRegion()
            interaction = found?.interaction
            region = found?.region
            if let found { found.interaction.pointerWillEnter(found.region) }
        }
        style = found.flatMap { $0.interaction.style(for: $0.region) }
    }

    /// The pointer leaves the window.
    func leave() {
        leaveRegion()
        updateHovering(over: nil)
    }

    private func leaveRegion() {
        if let interaction, let region { interaction.pointerWillExit(region) }
        interaction = nil
        region = nil
        style = nil
    }

    private func findRegion(over view: UIView?) -> (interaction: UIPointerInteraction, region: UIPointerRegion)? {
        var step = view
        while let candidate = step {
            for case let interaction as UIPointerInteraction in candidate.interactions {
                let point = candidate.convert(location, from: nil)
                guard let region = interaction.region(at: point, modifiers: modifiers) else { continue }
                return (interaction, region)
            }
            step = candidate.superview
        }
        return nil
    }

    private func updateHovering(over view: UIView?) {
        var found: [UIHoverGestureRecognizer] = []
        var step = view
        while let candidate = step {
            for case let recognizer as UIHoverGestureRecognizer in candidate.gestureRecognizers ?? []
            where recognizer.isEnabled {
                found.append(recognizer)
            }
            step = candidate.superview
        }
        for recognizer in hovering where !found.contains(where: { $0 === recognizer }) { recognizer.pointerDidLeave() }
        for recognizer in found { recognizer.pointerDidMove(to: location) }
        hovering = found
    }
}
