import PortableUIKit

/// What a screen reader says about a view.
@MainActor
struct SpokenScreen {
    /// One line for each accessibility element, in reading order.
    private(set) var lines: [String] = []

    init(_ view: UIView) {
        add(view)
    }

    private mutating func add(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement { return lines.append(Self.line(view)) }
        if let elements = view.accessibilityElements {
            for element in elements {
                if let subview = element as? UIView {
                    add(subview)
                } else if let object = element as? NSObject {
                    lines.append(Self.line(object))
                }
            }
            return
        }
        // From top to bottom, and in a line in the direction of reading.
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ordered = view.subviews.sorted { first, second in
            if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
            return isReversed ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
        }
        for subview in ordered { add(subview) }
    }

    private static func line(_ element: NSObject) -> String {
        let traits = element.accessibilityTraits
        let names: [(UIAccessibilityTraits, String)] = [
            (.selected, "selected"), (.button, "button"), (.link, "link"), (.header, "heading"), (.image, "image"),
            (.searchField, "search field"), (.adjustable, "adjustable"), (.notEnabled, "dimmed"),
        ]
        let parts = [element.accessibilityLabel, element.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
        let spoken = parts + names.filter { traits.contains($0.0) }.map(\.1)
        let hint = element.accessibilityHint.map { ". " + $0 } ?? ""
        return (spoken.isEmpty ? "(silent)" : spoken.joined(separator: ", ")) + hint
    }
}
