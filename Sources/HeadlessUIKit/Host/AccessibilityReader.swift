import Foundation

/// An accessibility element as assistive technologies see it.
@_spi(Host) @preconcurrency @MainActor public struct AccessibilityNode {
    /// The view or accessibility element.
    public let source: UIResponder
    /// The accessibility label.
    public let label: String?
    /// The accessibility value.
    public let value: String?
    /// The accessibility hint.
    public let hint: String?
    /// The accessibility traits.
    public let traits: UIAccessibilityTraits
    /// The accessibility identifier, for UI tests.
    public let identifier: String?
    /// The frame of the element, in window coordinates.
    public let frame: CGRect
    /// The activation point of the element, in window coordinates.
    public let activationPoint: CGPoint
    /// The custom actions of the element, then those of the semantic groups that contain it, the nearest first.
    public let customActions: [UIAccessibilityCustomAction]
    /// Whether the element responds to user interaction.
    public let respondsToUserInteraction: Bool
    /// The labels for voice input, the preferred one first.
    public let userInputLabels: [String]

    init(_ source: UIResponder, groupActions: [UIAccessibilityCustomAction]) {
        self.source = source
        label = source.accessibilityLabel
        value = source.accessibilityValue
        hint = source.accessibilityHint
        traits = source.accessibilityTraits
        identifier = (source as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        frame = source.accessibilityFrame
        activationPoint = source.accessibilityActivationPoint
        customActions = (source.accessibilityCustomActions ?? []) + groupActions
        respondsToUserInteraction = source.accessibilityRespondsToUserInteraction
        userInputLabels = source.accessibilityUserInputLabels ?? []
    }
}

@_spi(Host) extension UIView {
    /// The accessibility elements in the view, in reading order: from top to bottom, and in each row in the layout
    /// direction. Hidden elements and those scrolled out of the visible area are omitted.
    public var accessibilityTree: [AccessibilityNode] {
        var reader = AccessibilityReader()
        reader.read(self, visible: convert(bounds, to: nil))
        return reader.nodes
    }
}

@MainActor private struct AccessibilityReader {
    var nodes: [AccessibilityNode] = []
    private var groupActions: [UIAccessibilityCustomAction] = []

    /// Reads a view whose visible rectangle is given in window coordinates.
    mutating func read(_ view: UIView, visible: CGRect) {
        guard !view.isHidden, view.alpha > 0, view.layer.values.isGeometryFinite else { return }
        if view.isAccessibilityElement {
            add(view, visible: visible)
            return
        }
        guard !view.accessibilityElementsHidden else { return }
        let outer = groupActions
        defer { groupActions = outer }
        if view.accessibilityContainerType == .semanticGroup {
            groupActions = (view.accessibilityCustomActions ?? []) + outer
        }
        let inside = view.clipsToBounds ? visible.intersection(view.convert(view.bounds, to: nil)) : visible
        guard !inside.isNull else { return }
        if let elements = view.accessibilityElements {
            for element in elements { read(element: element, visible: inside) }
            return
        }
        let modal = view.subviewStorage.filter { $0.accessibilityViewIsModal && !$0.isHidden }
        let subviews = modal.isEmpty ? view.subviewStorage : modal
        for subview in inReadingOrder(subviews, of: view) { read(subview, visible: inside) }
    }

    private mutating func read(element: Any, visible: CGRect) {
        if let view = element as? UIView {
            read(view, visible: visible)
        } else if let element = element as? UIResponder, element.isAccessibilityElement {
            add(element, visible: visible)
        }
    }

    private mutating func add(_ element: UIResponder, visible: CGRect) {
        let node = AccessibilityNode(element, groupActions: groupActions)
        guard node.frame.overlaps(visible) else { return }
        nodes.append(node)
    }

    /// Sorts views in reading order. Views whose centers are above the bottom of the first view in a row belong to that
    /// row.
    private func inReadingOrder(_ views: [UIView], of container: UIView) -> [UIView] {
        guard views.count > 1 else { return views }
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let fromTop = stablySorted(views) { $0.frame.minY < $1.frame.minY }
        var result: [UIView] = []
        var row: [UIView] = []
        func endRow() {
            result += stablySorted(row) { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
            row = []
        }
        for view in fromTop {
            if let first = row.first, view.frame.midY >= first.frame.maxY { endRow() }
            row.append(view)
        }
        endRow()
        return result
    }

    private func stablySorted(_ views: [UIView], by precedes: (UIView, UIView) -> Bool) -> [UIView] {
        views.enumerated().sorted { first, second in
            if precedes(first.element, second.element) { return true }
            if precedes(second.element, first.element) { return false }
            return first.offset < second.offset
        }.map(\.element)
    }
}
