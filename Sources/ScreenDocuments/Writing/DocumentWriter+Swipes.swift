import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

extension DocumentWriter {
    /// Writes swipe actions. The keys of their handlers have an index: "trailingActions/0".
    func value(_ swipe: SwipeActions, _ key: String) -> DocumentValue {
        let buttons = swipe.actions.enumerated().map { index, button -> DocumentValue in
            var members: Members = ["title": .string(button.title)]
            if let image = button.image {
                members["icon"] = names.value(.icon(image))
                if members["icon"] == nil { report("the image of its \(button.title.quoted) has no name") }
            }
            if button.style == .destructive { members["isDestructive"] = true }
            if let color = button.backgroundColor {
                members["backgroundColor"] = names.value(.tint(color))
                if members["backgroundColor"] == nil { report("the color of its \(button.title.quoted) has no name") }
            }
            members["action"] = button.handler == nil ? nil : action("\(key)/\(index)")
            if members["action"] == nil { report("its \(button.title.quoted) has no action") }
            return .object(members)
        }
        if swipe.performsFirstActionWithFullSwipe { return .array(buttons) }
        return .object(["actions": .array(buttons), "performsFirstActionWithFullSwipe": false])
    }
}
