import ScreenDocuments

extension ScreenAction {
    /// The action as a line of the log: `country: select`.
    var line: String {
        "\(itemIdentifier): \(what)" + (name == itemIdentifier ? "" : " (\(name))")
    }

    /// What happened, without the row and the name of the action.
    var what: String {
        switch value {
        case .tap: "select"
        case .toggle(let isOn): isOn ? "on" : "off"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .text(let text): "“\(text)”"
        case .link(let name): "link \(name)"
        case .date(let date): "\(date)"
        case .scroll: "reached"
        case .pull: "pulled"
        case .longPress: "long press"
        case .move(let section, let index): "move to \(section) \(index)"
        case .selection(let identifiers): "selected \(identifiers.sorted().joined(separator: ", "))"
        }
    }
}
