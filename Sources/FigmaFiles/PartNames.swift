import ScreenDocumentsCore

/// Finds the parts that the names of components mean: `Left / Title Subtitle`, `RightToggle`, `Cell/Title Detail Chevron`.
struct PartNames {
    /// What a component is.
    enum Meaning: Equatable {
        case part(DocumentRule, String)
        /// A whole row of a left and a right part.
        case row(left: String, right: String)
    }

    private let roles: [(key: String, rule: DocumentRule, names: [String: String])]

    init(_ grammar: DocumentGrammar) {
        roles = [("left", .left), ("right", .right), ("header", .header), ("footer", .footer)].map { key, rule in
            (key, rule, Dictionary(grammar.types(of: rule).map { (LayerName.key($0), $0) }) { first, _ in first })
        }
    }

    /// Returns what a component is; `nil` if its name is that of no part.
    ///
    /// A role in the path or before the name decides: `header/small`, `LeftTitle`. Without one, left parts come first.
    func meaning(of component: String) -> Meaning? {
        let path = LayerName.path(component).map { LayerName.key($0) }
        guard let last = path.last else { return nil }
        let name = ["item", "cell", "row", "part"].reduce(last) {
            $0.hasSuffix($1) && $0 != $1 ? String($0.dropLast($1.count)) : $0
        }
        for role in roles where path.dropLast().contains(where: { $0 == role.key || $0 == role.key + "s" }) {
            if let part = role.names[name] { return .part(role.rule, part) }
        }
        for role in roles where name.hasPrefix(role.key) {
            if let part = role.names[String(name.dropFirst(role.key.count))] { return .part(role.rule, part) }
        }
        for role in roles.prefix(2) { if let part = role.names[name] { return .part(role.rule, part) } }
        if let part = Self.controls[name] { return roles[1].names[part].map { .part(.right, $0) } }
        // The longest left part, so that "titleSubtitleToggle" is not a title.
        for (left, part) in roles[0].names.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) })
        where name.hasPrefix(left) {
            if let right = roles[1].names[String(name.dropFirst(left.count))] { return .row(left: part, right: right) }
        }
        return nil
    }

    /// The usual names of controls.
    private static let controls = [
        "switch": "toggle", "toggleswitch": "toggle", "disclosure": "chevron", "disclosureindicator": "chevron",
        "chevronright": "chevron", "arrowright": "chevron", "checkmark": "checkmark", "check": "checkmark",
        "radiobutton": "radio",
    ]
}
