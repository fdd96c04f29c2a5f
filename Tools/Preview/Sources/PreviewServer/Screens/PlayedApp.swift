import Foundation
import PartDeclarations
import ScreenDocuments

/// The app behind a document: it keeps what the user changes, as an app's state would.
///
/// Values that a document takes from its own state are kept by the screen; this is for those that are written in rows. A control or
/// a field keeps its new value, a tap on a row changes its checkbox, a row that was dragged stays where it was dropped, and an
/// action that is marked as destructive removes its row. Rows that are made from templates stay as they are.
@MainActor
struct PlayedApp {
    /// The document as it is shown now.
    let document: Data

    /// The keys that actions change, by the names of parts: `["toggle": ["action": "isOn"]]`.
    private let changedKeys: [String: [String: String]]

    init(_ document: Data, parts: DeclaredParts) {
        self.document = document
        var keys: [String: [String: String]] = [:]
        for part in parts.lefts { keys[part.documentName, default: [:]].merge(Self.changedKeys(of: part)) { $1 } }
        for part in parts.rights { keys[part.documentName, default: [:]].merge(Self.changedKeys(of: part)) { $1 } }
        changedKeys = keys
    }

    private static func changedKeys<Part: DeclaredPart>(of part: Part.Type) -> [String: String] {
        let pairs = part.declaration.fields.compactMap { field in field.changes.map { (field.name, $0) } }
        return Dictionary(pairs) { $1 }
    }

    /// Returns a part whose actions that change values all have a name; those of the parts in it as well.
    static func naming(_ name: String, in part: [String: Any], parts: DeclaredParts) -> [String: Any] {
        let keys = PlayedApp(Data(), parts: parts).changedKeys
        func named(_ part: [String: Any]) -> [String: Any] {
            var part = part.mapValues { value in (value as? [String: Any]).map { named($0) } ?? value }
            for key in (keys[part["type"] as? String ?? ""] ?? [:]).keys where part[key] == nil { part[key] = name }
            return part
        }
        return named(part)
    }

    private init(_ document: Data, changedKeys: [String: [String: String]]) {
        self.document = document
        self.changedKeys = changedKeys
    }

    /// The app after an action; nil if that changes nothing.
    func after(_ action: ScreenAction) -> PlayedApp? {
        guard var root = try? JSONSerialization.jsonObject(with: document) as? [String: Any],
            var sections = root["sections"] as? [[String: Any]],
            let section = sections.firstIndex(where: { $0["id"] as? String == action.sectionIdentifier }),
            var items = sections[section]["items"] as? [[String: Any]],
            let index = items.firstIndex(where: { $0["id"] as? String == action.itemIdentifier })
        else { return nil }
        if case .move(let identifier, let place) = action.value {
            guard let target = sections.firstIndex(where: { $0["id"] as? String == identifier }) else { return nil }
            let item = items.remove(at: index)
            sections[section]["items"] = items
            guard var others = sections[target]["items"] as? [[String: Any]] else { return nil }
            others.insert(item, at: min(max(place, 0), others.count))
            sections[target]["items"] = others
        } else if Self.isDestructive(action, in: items[index]) {
            items.remove(at: index)
            sections[section]["items"] = items
        } else {
            guard let item = changed(items[index], by: action) else { return nil }
            items[index] = item
            sections[section]["items"] = items
        }
        root["sections"] = sections
        guard let data = try? JSONSerialization.data(withJSONObject: root) else { return nil }
        return PlayedApp(data, changedKeys: changedKeys)
    }

    /// Whether an action is that of a button of the row, in its menu or behind a swipe, that is marked as destructive.
    private static func isDestructive(_ action: ScreenAction, in item: [String: Any]) -> Bool {
        guard case .tap = action.value else { return false }
        let buttons = ["menu", "leadingActions", "trailingActions"].flatMap { key -> [[String: Any]] in
            let list = (item[key] as? [String: Any])?["actions"] ?? item[key]
            return list as? [[String: Any]] ?? []
        }
        return buttons.contains { $0["isDestructive"] as? Bool == true && names($0["action"], action.name) }
    }

    /// The row with the new value; nil if the action changes none.
    private func changed(_ item: [String: Any], by action: ScreenAction) -> [String: Any]? {
        var item = item
        var isChanged = false
        let isTapOnRow = action.value == .tap && Self.names(item["action"], action.name)
        for side in ["left", "right"] {
            guard let part = item[side] as? [String: Any],
                let new = isTapOnRow ? toggled(part) : changed(part: part, by: action)
            else { continue }
            item[side] = new
            isChanged = true
        }
        return isChanged ? item : nil
    }

    /// A tap on a row changes what can be on and off in it.
    private func toggled(_ part: [String: Any]) -> [String: Any]? {
        guard let isOn = part["isOn"] as? Bool else { return nil }
        return part.merging(["isOn": !isOn]) { $1 }
    }

    private func changed(part: [String: Any], by action: ScreenAction) -> [String: Any]? {
        let type = part["type"] as? String ?? ""
        for (key, changedKey) in changedKeys[type] ?? [:] where Self.names(part[key], action.name) {
            guard let value = Self.value(action.value, instead: part[changedKey]) else { continue }
            return part.merging([changedKey: value]) { $1 }
        }
        // The parts of a pair.
        for (key, value) in part {
            guard let inner = value as? [String: Any], let new = changed(part: inner, by: action) else { continue }
            return part.merging([key: new]) { $1 }
        }
        return nil
    }

    /// The value in a document that an action leads to; nil if the document has it from its own state, or the action has none.
    private static func value(_ value: PartActionValue, instead old: Any?) -> Any? {
        if let reference = old as? [String: Any], reference["$state"] != nil { return nil }
        switch value {
        case .toggle(let isOn): return isOn
        case .text(let text): return text
        case .number(let number):
            // The number of a chip is selected, or no longer.
            if let indexes = old as? [Int] { return Set(indexes).symmetricDifference([Int(number)]).sorted() }
            return number == number.rounded() ? Int(number) as Any : number
        case .date(let date): return date.formatted(.iso8601)
        case .tap, .link, .scroll, .pull, .longPress, .move, .selection: return nil
        }
    }

    /// Whether an action of a document, a name, an object with a name or a list of these, has a name.
    private static func names(_ action: Any?, _ name: String) -> Bool {
        if let list = action as? [Any] { return list.contains { names($0, name) } }
        return (action as? String ?? (action as? [String: Any])?["name"] as? String) == name
    }
}
