import Foundation

extension UIStackView {
    /// Sets what an interface file says about the stack view, and arranges the subviews.
    final func decodeStackView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        decode(from: coder)
        axis = element["axis"] == "vertical" ? .vertical : .horizontal
        distribution = element.choice("distribution") ?? .fill
        alignment =
            element["alignment"] == "top"
            ? .top : element["alignment"] == "bottom" ? .bottom : element.choice("alignment") ?? .fill
        spacing = element.number("spacing") ?? 0
        isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
        isLayoutMarginsRelativeArrangement = element.flag("layoutMarginsRelativeArrangement") ?? false
        for view in subviews { addArrangedSubview(view) }
    }
}
