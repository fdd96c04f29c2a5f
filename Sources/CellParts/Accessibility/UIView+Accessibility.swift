import PortableUIKit

extension UIView {
    /// Copies the accessibility information of `view`: its label, or the labels of its visible subviews in order.
    func takeOverAccessibility(of view: UIView) {
        accessibilityLabel = view.spokenText
        accessibilityValue = view.accessibilityValue
        accessibilityTraits = view.accessibilityTraits
    }

    private var spokenText: String? {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        return subviews.filter { !$0.isHidden }.compactMap(\.spokenText).joinedForAccessibility
    }
}
