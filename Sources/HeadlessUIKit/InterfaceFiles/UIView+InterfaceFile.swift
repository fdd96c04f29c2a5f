import Foundation

extension UIView {
    /// Sets what an interface file says about every view, and creates the subviews.
    final func decode(from coder: InterfaceCoder) {
        let element = coder.element
        let objects = coder.objects
        objects[element.id] = self
        if let frame = element.rect("frame") { self.frame = frame }
        if let mask = element.value(for: "autoresizingMask") { autoresizingMask = Self.autoresizingMask(mask) }
        translatesAutoresizingMaskIntoConstraints = element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        decodeAppearance(element, objects)
        decodeLayout(element)
        decodeAccessibility(element)
        for guide in element.children where guide.name == "viewLayoutGuide" {
            switch guide["key"] {
            case "safeArea": objects[guide.id] = safeAreaLayoutGuide
            case "layoutMargins": objects[guide.id] = layoutMarginsGuide
            case "keyboard": objects[guide.id] = keyboardLayoutGuide
            default: break
            }
        }
        for child in element.child("subviews")?.children ?? [] {
            if let view = objects.makeView(child) { addSubview(view) }
        }
    }

    /// Whether touches reach the view. Set again by classes whose views do not receive any by default.
    final func decodeInteraction(_ element: InterfaceElement) {
        isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    }

    private func decodeAppearance(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        decodeInteraction(element)
        isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? false
        contentMode = element.choice("contentMode") ?? .scaleToFill
        isOpaque = element.flag("opaque") ?? true
        alpha = element.number("alpha") ?? 1
        isHidden = element.flag("hidden") ?? false
        clipsToBounds = (element.flag("clipsSubviews") ?? element.flag("clipsToBounds")) ?? false
        tag = element["tag"].flatMap { Int($0) } ?? 0
        restorationIdentifier = element["restorationIdentifier"]
        semanticContentAttribute = element.choice("semanticContentAttribute") ?? .unspecified
        if let color = objects.color("backgroundColor", of: element) { backgroundColor = color }
        if let color = objects.color("tintColor", of: element) { tintColor = color }
    }

    private func decodeLayout(_ element: InterfaceElement) {
        for (attribute, axis) in [
            ("horizontalHuggingPriority", NSLayoutConstraint.Axis.horizontal), ("verticalHuggingPriority", .vertical),
        ] {
            guard let value = element.number(attribute) else { continue }
            setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
        }
        for (attribute, axis) in [
            ("horizontalCompressionResistancePriority", NSLayoutConstraint.Axis.horizontal),
            ("verticalCompressionResistancePriority", .vertical),
        ] {
            guard let value = element.number(attribute) else { continue }
            setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
        }
        if let preserves = element.flag("preservesSuperviewLayoutMargins") {
            preservesSuperviewLayoutMargins = preserves
        }
        if let insets = element.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
        if let margins = element.insets("layoutMargins") { layoutMargins = margins }
        if let margins = element.value(for: "directionalLayoutMargins") {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.number("top") ?? 0,
                leading: margins.number("leading") ?? 0,
                bottom: margins.number("bottom") ?? 0,
                trailing: margins.number("trailing") ?? 0
            )
        }
    }

    private func decodeAccessibility(_ element: InterfaceElement) {
        guard let accessibility = element.value(for: "accessibilityConfiguration") else { return }
        if let label = accessibility.string("label") { accessibilityLabel = label }
        if let hint = accessibility.string("hint") { accessibilityHint = hint }
        if let identifier = accessibility["identifier"] { accessibilityIdentifier = identifier }
        if let isElement = accessibility.value(for: "isElement") {
            isAccessibilityElement = isElement["value"] == "YES"
        }
        guard let traits = accessibility.value(for: "traits") else { return }
        let names: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("header", .header), ("staticText", .staticText),
            ("selected", .selected), ("notEnabled", .notEnabled), ("searchField", .searchField),
        ]
        accessibilityTraits = names.reduce(into: []) { if traits.flag($1.0) == true { $0.insert($1.1) } }
    }

    private static func autoresizingMask(_ element: InterfaceElement) -> AutoresizingMask {
        let names: [(String, AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
    }
}
