#if !canImport(UIKit)
import Dispatch
@_spi(Host) public import HeadlessUIKit

/// An element of a screen as assistive technologies see it.
public struct ScreenAccessibilityElement: Equatable, Sendable {
    /// The label, value and hint; empty if there is none.
    public let label: String, value: String, hint: String
    /// The identifier for UI tests; empty if there is none.
    public let identifier: String
    /// The traits.
    public let traits: UIAccessibilityTraits
    /// The frame, in window coordinates.
    public let frame: CGRect
    /// The point that a double tap of VoiceOver taps, in window coordinates.
    public let activationPoint: CGPoint
    /// Whether it is a field or a text view, or a row that consists of one.
    public let isTextInput: Bool
    /// The names of the custom actions, such as those behind a swipe.
    public let actions: [String]
    /// The names of the rotors that the element adds.
    public let rotors: [String]
}

extension DispatchTime {
    /// The time until another instant, in seconds.
    func seconds(until other: DispatchTime) -> TimeInterval {
        Double(other.uptimeNanoseconds - uptimeNanoseconds) / 1e9
    }
}

// What a live preview needs: the pictures of a screen while time passes.
extension ScreenHost {
    /// Lays out, paints and returns the changes since the last picture of any kind. The first call returns the whole
    /// screen.
    ///
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    public func update() throws -> ScreenUpdate {
        let start = DispatchTime.now()
        layout()
        let laidOut = DispatchTime.now()
        var update = try platformWindow.update()
        update.durations.layout = start.seconds(until: laidOut)
        return update
    }

    /// Returns the whole picture after the last `update()`, for a viewer that missed earlier updates. Later changes are in the next
    /// update.
    ///
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    public func wholeUpdate() throws -> ScreenUpdate {
        try platformWindow.wholeUpdate()
    }

    /// Makes the next picture contain the whole screen.
    public func discardPicture() {
        platformWindow.discardPicture()
    }

    /// Whether the screen needs layout or painting since its last picture.
    public var needsPicture: Bool { window.hostNeedsPaint }

    /// Called when there is something to do where nothing was: the screen needs layout or painting, or something was scheduled on its
    /// clock. It is called in the middle of a change, so the screen may not be used in it, only later.
    public var workHandler: (@MainActor () -> Void)? {
        get { window.hostWorkHandler }
        set { window.hostWorkHandler = newValue }
    }

    /// The time in seconds on the clock at which something happens next; nil if nothing is scheduled.
    public var nextDeadline: TimeInterval? { window.clock.nextDeadline }

    /// Whether a field or a text view is being edited.
    public var isEditingText: Bool { window.hostFirstResponder is any UIKeyInput }

    /// Shows text that an input method is still composing in the field that is being edited; an empty one removes it.
    /// Returns false if nothing is being edited.
    @discardableResult
    public func markText(_ text: String) -> Bool {
        guard let input = window.hostFirstResponder as? any UITextInput else { return false }
        input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        layout()
        return true
    }

    /// The accessibility elements in reading order; what is scrolled out of sight is not among them.
    public var accessibilityElements: [ScreenAccessibilityElement] {
        layout()
        return window.accessibilityTree.map { node in
            ScreenAccessibilityElement(
                label: node.label ?? "",
                value: node.value ?? "",
                hint: node.hint ?? "",
                identifier: node.identifier ?? "",
                traits: node.traits,
                frame: node.frame,
                activationPoint: node.activationPoint,
                isTextInput: isTextInput(node.source),
                actions: node.customActions.map(\.name),
                rotors: node.source.accessibilityCustomRotors?.map(\.spokenName) ?? []
            )
        }
    }

    /// Performs a custom action of the accessibility element that is activated at a point, in window coordinates. Returns `false` if
    /// there is none with this name, or it fails.
    @discardableResult
    public func performAccessibilityAction(named name: String, at point: CGPoint) -> Bool {
        defer { layout() }
        guard let action = accessibilityNode(at: point)?.customActions.first(where: { $0.name == name }) else {
            return false
        }
        return action.actionHandler?(action) ?? false
    }

    /// Increments or decrements the accessibility element that is activated at a point, in window coordinates, as a swipe up or down
    /// does with VoiceOver.
    public func adjustAccessibilityElement(at point: CGPoint, increments: Bool) {
        guard let source = accessibilityNode(at: point)?.source else { return }
        if increments { source.accessibilityIncrement() } else { source.accessibilityDecrement() }
        layout()
    }

    private func accessibilityNode(at point: CGPoint) -> AccessibilityNode? {
        layout()
        return window.accessibilityTree.first { node in
            abs(node.activationPoint.x - point.x) < 0.5 && abs(node.activationPoint.y - point.y) < 0.5
        }
    }

    /// Whether an element takes texts: a row is an element of its own, and activates the field in it.
    private func isTextInput(_ source: Any) -> Bool {
        if source is any UITextInput { return true }
        guard let view = source as? UIView, !view.accessibilityTraits.contains(.button) else { return false }
        return view.subviews.contains { !$0.isHidden && isTextInput($0) }
    }
}
#endif
