import PositionedJSON

/// Says what a change of a document does to the screen: after templates and states, by the identifiers of sections and rows.
package struct DocumentDifference {
    /// A line for each change; none if the screens are the same.
    package private(set) var lines: [String] = []

    package init(from old: DocumentReading, to new: DocumentReading) {
        let (old, new) = (Self.value(old.root), Self.value(new.root))
        compareMembers(old, new, except: ["sections", "state", "templates", "version"], at: "screen")
        compareElements(old["sections"]?.array ?? [], new["sections"]?.array ?? [], "section") {
            difference,
            old,
            new,
            place in
            difference.compareMembers(old, new, except: ["id", "items"], at: place)
            let (oldRows, newRows) = (old["items"]?.array ?? [], new["items"]?.array ?? [])
            difference.compareElements(oldRows, newRows, "\(place), row") { difference, old, new, place in
                difference.compareMembers(old, new, except: ["id", "if", "fallback", "requires"], at: place)
            }
        }
    }

    private static func value(_ object: JSONObject) -> DocumentValue {
        DocumentValue(JSONNode(value: .object(object), offset: 0, end: 0, pointer: .root))
    }

    private mutating func compareElements(
        _ old: [DocumentValue],
        _ new: [DocumentValue],
        _ noun: String,
        compare: (inout DocumentDifference, DocumentValue, DocumentValue, String) -> Void
    ) {
        let oldIndexes = Dictionary(old.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
        let newNames = Set(new.map(\.identifier))
        for element in old where !newNames.contains(element.identifier) {
            lines.append("\(noun) \(element.identifier.quoted): removed\(element.rowCount)")
        }
        let kept = new.compactMap { oldIndexes[$0.identifier] }
        let steady = Self.longestIncrease(kept)
        for (index, element) in new.enumerated() {
            let place = "\(noun) \(element.identifier.quoted)"
            guard let oldIndex = oldIndexes[element.identifier] else {
                lines.append("\(place): inserted at \(index)\(element.rowCount)")
                continue
            }
            if !steady.contains(oldIndex) { lines.append("\(place): moved from \(oldIndex) to \(index)") }
            compare(&self, old[oldIndex], element, place)
        }
    }

    private mutating func compareMembers(
        _ old: DocumentValue,
        _ new: DocumentValue,
        except keys: Set<String>,
        at place: String
    ) {
        let names = Set((old.object ?? [:]).keys).union((new.object ?? [:]).keys).subtracting(keys)
        for name in names.sorted() where old[name] != new[name] {
            compareValues(old[name], new[name], at: "\(place): \(name)")
        }
    }

    private mutating func compareValues(_ old: DocumentValue?, _ new: DocumentValue?, at place: String) {
        if let oldMembers = old?.object, let newMembers = new?.object, oldMembers["type"] == newMembers["type"] {
            for name in Set(oldMembers.keys).union(newMembers.keys).sorted() where oldMembers[name] != newMembers[name]
            {
                compareValues(oldMembers[name], newMembers[name], at: "\(place).\(name)")
            }
            return
        }
        switch (old, new) {
        case (let old?, let new?): lines.append("\(place) \(old.json) → \(new.json)")
        case (nil, let new?): lines.append("\(place) is \(new.json) now")
        case (let old?, nil): lines.append("\(place) is gone, was \(old.json)")
        case (nil, nil): break
        }
    }

    /// The values of a longest increasing subsequence: what has not moved.
    private static func longestIncrease(_ values: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            let place = tails.firstIndex { values[$0] >= value } ?? tails.count
            if place > 0 { previous[index] = tails[place - 1] }
            if place == tails.count { tails.append(index) } else { tails[place] = index }
        }
        var result: Set<Int> = []
        var index = tails.last
        while let current = index {
            result.insert(values[current])
            index = previous[current]
        }
        return result
    }
}

extension DocumentValue {
    fileprivate var identifier: String { self["id"]?.string ?? "" }

    fileprivate var rowCount: String {
        guard let count = self["items"]?.array?.count else { return "" }
        return count == 1 ? " with 1 row" : " with \(count) rows"
    }
}
