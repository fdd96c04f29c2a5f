import CellParts
import PortableUIKit

/// A container of the views of elements, each of which is a separate accessibility element.
final class ElementStackView: UIView {
    let elementViews = ElementViews()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        return elementViews.hitTest(point, in: self, with: event)
    }

    func show(_ elements: [any PartElement], isAnimated: Bool) {
        elementViews.show(elements, in: self, isAnimated: isAnimated)
        speak()
    }

    /// Makes leaves accessibility elements, but not their containers. UIKit controls keep their own settings.
    private func speak() {
        isAccessibilityElement = false
        // The agent's order: sorting by frames would misplace texts of different heights on one line.
        defer {
            accessibilityElements = elementViews.views.filter { view in
                view.isAccessibilityElement || view is UIControl || !(view is UILabel || view is UIImageView)
            }
        }
        for entry in elementViews.accessibility {
            let view = entry.view
            guard !(view is ElementStackView), !(view is PressableView), !(view is UIScrollView) else { continue }
            if view is UIControl {
                if let label = entry.information.label { view.accessibilityLabel = label }
                continue
            }
            guard !entry.isInteractive else { continue }
            let label = entry.information.label
            view.isAccessibilityElement = label?.isEmpty == false
            // Bullets are also skipped in the joined label of the row.
            view.accessibilityElementsHidden = view is UILabel && label == nil
            view.accessibilityLabel = label
            view.accessibilityValue = entry.information.value
            view.accessibilityTraits =
                view is UILabel ? .staticText : view is UIImageView || view is PictureView ? .image : .none
        }
    }
}
