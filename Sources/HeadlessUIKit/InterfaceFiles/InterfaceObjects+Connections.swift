import Foundation

extension InterfaceObjects {
    /// Sets the properties of an element, and of all elements in it, that are defined in Interface Builder by key path.
    func setRuntimeAttributes(_ element: InterfaceElement) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let object = self[element.id], let path = attribute["keyPath"] else { continue }
            let value = runtimeValue(attribute)
            if path.hasPrefix("layer."), let view = object as? UIView {
                view.layer.setValue(value, forKeyPath: String(path.dropFirst(6)))
            } else if let layer = object as? CALayer {
                layer.setValue(value, forKeyPath: path)
            } else {
                set(value, forKey: path, of: object)
            }
        }
        for child in element.parts { setRuntimeAttributes(child) }
    }

    /// The value of an attribute: a Boolean, a number as `Double`, a text, a color, an image or a geometry value.
    private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
        if attribute["type"] == "boolean" { return attribute["value"] == "YES" }
        if attribute["type"] == "image" { return image("value", of: attribute) }
        if let text = attribute["value"] { return text }
        guard let value = attribute.value(for: "value") else { return nil }
        switch value.name {
        case "color": return color("value", of: attribute)
        case "real", "integer": return value["value"].flatMap { Double($0) }
        case "point": return CGPoint(x: value.number("x") ?? 0, y: value.number("y") ?? 0)
        case "size": return attribute.size("value")
        case "rect": return value.rect
        default: return attribute.string("value")
        }
    }

    /// The document of a nib with one element of this file, such as the prototype of a cell.
    func document(of element: InterfaceElement) -> InterfaceElement {
        var objects = InterfaceElement(name: "objects", line: element.line)
        objects.children = [element]
        var document = InterfaceElement(name: "document", line: element.line)
        document.children = [objects] + (self.document.child("resources").map { [$0] } ?? [])
        return document
    }

    /// Connects the outlets and actions of an element and of all elements in it.
    func connect(_ element: InterfaceElement) {
        var collections: [(name: String, objects: [AnyObject])] = []
        for connection in element.child("connections")?.children ?? [] {
            guard let object = self[element.id] else { continue }
            switch connection.name {
            case "outlet":
                guard let name = connection["property"], let value = self[connection["destination"]] else { continue }
                set(value, forKey: name, of: object)
            case "outletCollection":
                guard let name = connection["property"], let value = self[connection["destination"]] else { continue }
                if let index = collections.firstIndex(where: { $0.name == name }) {
                    collections[index].objects.append(value)
                } else {
                    collections.append((name, [value]))
                }
            case "action":
                connectAction(connection, of: object)
            case "segue" where segueHandler != nil:
                segueHandler?(connection, object)
            default:
                InterfaceLog.report(
                    "Interface file, line \(connection.line): connections <\(connection.name)> do not exist here."
                )
            }
        }
        for (name, objects) in collections {
            guard let object = self[element.id] else { continue }
            set(objects, forKey: name, of: object)
        }
        for child in element.parts where child.name != "connections" { connect(child) }
    }

    private func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKey: key)
        } else if let recognizer = object as? UIGestureRecognizer, key == "delegate" {
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        } else {
            InterfaceLog.report(UIResponder.undefinedKeyMessage(key, of: object))
        }
    }

    private func connectAction(_ connection: InterfaceElement, of sender: AnyObject) {
        guard let name = connection["selector"] else { return }
        // Without a target, the action goes up the responder chain.
        let target = self[connection["destination"]]
        let selector = (target as? UIResponder)?.value(forKey: name) as? Selector ?? Selector(name)
        if let recognizer = sender as? UIGestureRecognizer {
            if let target { recognizer.addTarget(target, action: selector) }
        } else if let sender = sender as? any InterfaceActionSender {
            sender.addInterfaceAction(selector, target: target, event: connection["eventType"])
        } else {
            InterfaceLog.report(
                "Interface file, line \(connection.line): \(type(of: sender)) cannot send the action \(name)."
            )
        }
    }
}

/// An object of an interface file that sends an action.
@MainActor protocol InterfaceActionSender: AnyObject {
    /// Adds an action for an event, as interface files name it; the target `nil` means the responder chain.
    func addInterfaceAction(_ action: Selector, target: AnyObject?, event: String?)
}

extension UIView: InterfaceActionSender {}
