import PortableUIKit

extension UIView {
    /// The accessibility label of the view, or those of its visible subviews in order.
    var accessibilityText: String? {
        if let label = accessibilityLabel, !label.isEmpty {
            return label
        }
        let texts = subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }.compactMap(\.accessibilityText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Whether the view has enabled controls that VoiceOver can stop at.
    var containsControls: Bool {
        subviews.contains { view in
            guard !view.isHidden, view.isUserInteractionEnabled, !view.accessibilityElementsHidden else { return false }
            if let control = view as? UIControl { return control.isEnabled && control.isAccessibilityElement }
            return view.containsControls
        }
    }
}
