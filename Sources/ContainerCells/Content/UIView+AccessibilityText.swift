import PortableUIKit

extension UIView {
    /// What a screen reader says for the view: its own label, else those of its visible subviews in order.
    var accessibilityText: String? {
        if let label = accessibilityLabel, !label.isEmpty {
            return label
        }
        let texts = subviews.filter { !$0.isHidden }.compactMap(\.accessibilityText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
