import PortableUIKit

extension UIView {
    /// The accessibility label of the view, or those of its visible subviews in order.
    var accessibilityText: String? {
        if let label = accessibilityLabel, !label.isEmpty {
            return label
        }
        let texts = subviews.filter { !$0.isHidden }.compactMap(\.accessibilityText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
