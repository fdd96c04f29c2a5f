import Foundation

extension UITableViewCell.CellStyle {
    /// Creates the style that an interface file names; the default without a name.
    init(interfaceName name: String?) {
        switch name {
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: self = .default
        }
    }
}

extension UITableViewCell: SelectionSegueSender {}

extension UITableViewCell {
    /// Sets an outlet of the class. Returns whether there is one with the name.
    final func decodeOutlet(_ name: String, _ value: Any?) -> Bool {
        switch name {
        case "accessoryView": accessoryView = value as? UIView
        case "editingAccessoryView": editingAccessoryView = value as? UIView
        case "backgroundView": backgroundView = value as? UIView
        case "selectedBackgroundView": selectedBackgroundView = value as? UIView
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Sets what an interface file says about the cell, and creates what is in the content view.
    final func decodeCell(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        accessoryType = element.choice("accessoryType") ?? .none
        editingAccessoryType = element.choice("editingAccessoryType") ?? .none
        selectionStyle = element.choice("selectionStyle") ?? .default
        if let level = element["indentationLevel"].flatMap({ Int($0) }) { indentationLevel = level }
        if let width = element.number("indentationWidth") { indentationWidth = width }
        let own = ["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] }
        coder.decode(contentView, key: "contentView", without: own)
        let content = element.value(for: "contentView")?.child("subviews")?.children ?? []
        for child in content where own.contains(child.id ?? "") { decodeOwn(child, coder) }
    }

    /// Decodes a view that the style provides.
    private func decodeOwn(_ child: InterfaceElement, _ coder: InterfaceCoder) {
        if child.id == coder.element["imageView"] {
            imageView?.image = coder.objects.image("image", of: child)
            coder.objects[child.id] = imageView
        } else {
            let label = child.id == coder.element["textLabel"] ? textLabel : detailTextLabel
            label?.decodeLabel(child, coder.objects)
            coder.objects[child.id] = label
        }
    }
}

extension UITableViewCell {
    /// Gives the cell of a nib the identifier that the nib is registered for.
    final func takeIdentifier(_ identifier: String) {
        guard let own = reuseIdentifierStorage else {
            reuseIdentifierStorage = identifier
            return
        }
        guard own != identifier else { return }
        fatalError(
            "cell reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                + "(\(identifier))"
        )
    }
}
