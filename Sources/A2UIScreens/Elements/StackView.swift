import CellParts
import PortableUIKit

/// A view that contains the views of elements, each of which is spoken on its own.
public final class ElementStackView: UIView {
    let elementViews = ElementViews()

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        return elementViews.hitTest(point, in: self, with: event)
    }

    func show(_ elements: [any PartElement], isAnimated: Bool) {
        elementViews.show(elements, in: self, isAnimated: isAnimated)
        speak()
    }

    /// Leaves are elements of accessibility; what contains others is none. Controls of UIKit know what they say.
    private func speak() {
        isAccessibilityElement = false
        // In the order of the agent, not in that of the edges of texts on one line.
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
            // A bullet is not read with the texts of its row either.
            view.accessibilityElementsHidden = view is UILabel && label == nil
            view.accessibilityLabel = label
            view.accessibilityValue = entry.information.value
            view.accessibilityTraits =
                view is UILabel ? .staticText : view is UIImageView || view is PictureView ? .image : .none
        }
    }
}
