import Foundation

extension InterfaceObjects {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// Activates the constraints of an element and of all elements in it.
    func constrain(_ element: InterfaceElement) {
        for constraint in element.child("constraints")?.children ?? [] { activate(constraint, in: element) }
        for child in element.parts where !["constraints", "connections"].contains(child.name) { constrain(child) }
    }

    private func activate(_ element: InterfaceElement, in owner: InterfaceElement) {
        // Interface Builder removes placeholders when it compiles the file.
        guard element.flag("placeholder") != true else { return }
        let first = element["firstItem"] ?? owner.id
        guard let item = self[first] as? any LayoutElement,
            let attribute = element["firstAttribute"].flatMap({ Self.attributes[$0] })
        else {
            return reportUnknown(element)
        }
        let second = element["secondItem"]
        let otherAttribute = element["secondAttribute"].flatMap { Self.attributes[$0] }
        guard second == nil || (self[second] is any LayoutElement && otherAttribute != nil) else {
            return reportUnknown(element)
        }
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        let constraint = NSLayoutConstraint(
            item: item,
            attribute: attribute,
            relatedBy: relation,
            toItem: self[second],
            attribute: otherAttribute ?? .notAnAttribute,
            multiplier: Self.multiplier(element["multiplier"]),
            constant: element.number("constant") ?? 0
        )
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = element["identifier"]
        self[element.id] = constraint
        constraint.isActive = true
    }

    /// A ratio such as `16:9`, or a number.
    private static func multiplier(_ text: String?) -> CGFloat {
        let parts = (text ?? "").split(separator: ":").compactMap { Double($0) }
        guard let first = parts.first else { return 1 }
        return CGFloat(parts.count == 2 && parts[1] != 0 ? first / parts[1] : first)
    }

    private func reportUnknown(_ element: InterfaceElement) {
        InterfaceLog.report(
            "Interface file, line \(element.line): the constraint \(element.id ?? "") refers to what is no view or guide. "
                + "It is left out."
        )
    }
}
