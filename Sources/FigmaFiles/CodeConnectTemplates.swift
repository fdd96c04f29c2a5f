import ScreenDocumentsCore

/// Templates of Code Connect: what Figma shows as the code of a component.
///
/// Source: "Writing template files" and "Template API Reference" of Figma's documentation for developers.
package struct CodeConnectTemplates {
    /// A language in which a part is shown.
    private enum Language: String, CaseIterable {
        case swift, json

        var label: String { self == .swift ? "Swift" : "JSON" }
    }

    /// A component of a file with the names of its properties.
    private struct Component {
        let id: String?
        /// The names of properties, by key of their name; `nil` if the file does not say them.
        let properties: [String: String]?
    }

    /// The files, by paths such as `swift/left/iconTitle.figma.ts`.
    package private(set) var files: [(name: String, text: String)] = []
    /// The parts that the file has no component for, such as `left/iconTitle`.
    package private(set) var missing: [String] = []

    private let address: String
    private var components: [String: Component] = [:]
    private var icons: [(name: String, id: String)] = []
    private let isOfFile: Bool
    private let tints: [String]

    /// Creates the templates.
    ///
    /// - Parameters:
    ///   - format: The parts.
    ///   - file: The file with the components; without one, all parts get a template with an address to fill in.
    ///   - key: The key of the file.
    package init(_ format: DocumentFormat, file: FigmaFile?, key: String?) {
        address = "https://www.figma.com/design/\(key ?? "FILE_KEY")/Library?node-id="
        isOfFile = file != nil
        tints = format.tints
        if let file { collect(file, format) }
        let kinds = [
            ("left", format.lefts), ("right", format.rights), ("header", format.headers), ("footer", format.footers),
        ]
        for language in Language.allCases {
            files.append(("\(language.rawValue)/figma.config.json", Self.configuration(language)))
            for (kind, parts) in kinds {
                for part in parts {
                    let name = "\(kind)/\(part.name)"
                    if isOfFile, components[name] == nil {
                        if language == .swift { missing.append(name) }
                        continue
                    }
                    files.append(("\(language.rawValue)/\(name).figma.ts", template(part, kind, language)))
                }
            }
            for icon in icons {
                files.append(
                    ("\(language.rawValue)/icon/\(icon.name).figma.ts", self.icon(icon.name, id: icon.id, language))
                )
            }
        }
    }

    private mutating func collect(_ file: FigmaFile, _ format: DocumentFormat) {
        let names = PartNames(DocumentGrammar(format))
        var seen: Set<String> = []
        func visit(_ node: FigmaNode) {
            guard node.type == "COMPONENT_SET" || node.type == "COMPONENT" else {
                for child in node.children { visit(child) }
                return
            }
            let path = LayerName.path(node.name)
            if let last = path.last, path.dropLast().contains(where: { LayerName.key($0).hasPrefix("icon") }) {
                if let icon = format.icons.first(where: { LayerName.key($0) == LayerName.key(last) }),
                    seen.insert(icon).inserted
                {
                    icons.append((icon, node.id))
                }
                return
            }
            guard case .part(let rule, let part)? = names.meaning(of: node.name) else { return }
            let definitions = node.members["componentPropertyDefinitions"]?.object
            let properties = definitions.map { definitions -> [String: String] in
                let names = definitions.keys.map { key in key.lastIndex(of: "#").map { String(key[..<$0]) } ?? key }
                return Dictionary(names.map { (LayerName.key($0), $0) }) { first, _ in first }
            }
            let name = "\(rule.rawValue)/\(part)"
            if components[name] == nil { components[name] = Component(id: node.id, properties: properties) }
        }
        for page in file.pages { visit(page) }
    }

    private static func configuration(_ language: Language) -> String {
        let settings: DocumentValue = [
            "include": ["**/*.figma.ts"], "label": .string(language.label), "language": .string(language.rawValue),
        ]
        return DocumentValue.object(["codeConnect": settings]).indentedJSON + "\n"
    }

    // MARK: - Templates

    private func template(_ part: PartFormat, _ kind: String, _ language: Language) -> String {
        let type = Self.typeName(kind, part.name)
        let component = components["\(kind)/\(part.name)"]
        // In Swift, lines come after what stands beside them.
        let all = part.fields.filter { $0.name != "accessibilityIdentifier" }
        let keys = language == .json ? all : all.filter { $0.kind != .lines } + all.filter { $0.kind == .lines }
        let fields = keys.compactMap { field -> CodeConnectField? in
            let label = language == .swift ? Self.swiftLabel(field.name, of: type) : "\"\(field.name)\""
            guard let label else { return nil }
            let property = component?.properties.map { $0[LayerName.key(field.name)] } ?? field.name
            return CodeConnectField(
                field,
                example: part.example?[field.name],
                tints: tints,
                label: label,
                property: property,
                isSwift: language == .swift
            )
        }
        let folder = kind == "left" ? "LeftParts" : kind == "right" ? "RightParts" : "HeadersAndFooters"
        let source = Self.folders[type] ?? folder
        let lines = fields.compactMap(\.declaration).joined(separator: "\n")
        let start = language == .swift ? [] : ["\"type\": \"\(part.name)\""]
        let arguments = CodeConnectField.list(fields, after: start)
        let handler = Self.handlers[type].map { (arguments.isEmpty ? "" : ", ") + $0 } ?? ""
        let code = language == .swift ? "\(type)(\(arguments)\(handler))" : "{ \(arguments) }"
        let id = (component?.id ?? "NODE_ID").split(separator: ":").joined(separator: "-")
        return """
            // url=\(address)\(id)
            // source=Sources/CellParts/\(source)/\(type).swift
            // component=\(type)
            import figma from 'figma'

            const instance = figma.selectedInstance
            \(lines.isEmpty ? "" : lines + "\n")
            export default {
              example: figma.code`\(code)`,
              id: 'honeycomb-\(kind)-\(part.name)-\(language.rawValue)',
              metadata: { nestable: true },
            }

            """
    }

    private func icon(_ name: String, id: String, _ language: Language) -> String {
        """
        // url=\(address)\(id.split(separator: ":").joined(separator: "-"))
        // source=Sources/CellParts/Icons/Icon.swift
        // component=Icon
        import figma from 'figma'

        export default {
          example: figma.code`\(language == .swift ? "Icon.\(name).image" : "\"\(name)\"")`,
          id: 'honeycomb-icon-\(name)-\(language.rawValue)',
          metadata: { nestable: true },
        }

        """
    }

    /// The type of a part in Swift.
    package static func typeName(_ kind: String, _ name: String) -> String {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        switch kind {
        case "left": return "Left\(capital)"
        case "right": return "Right\(capital)"
        case "header": return "Section\(capital)HeaderContent"
        default: return "Section\(capital)FooterContent"
        }
    }

    /// The label of the argument that has a key's value; `nil` for what the initializer does not take.
    package static func swiftLabel(_ key: String, of type: String) -> String? {
        if let label = labels["\(type).\(key)"] ?? labels[key] { return label.isEmpty ? nil : label }
        return key
    }

    /// The arguments that a document says with an action.
    private static let handlers = [
        "LeftCheckbox": "didToggleHandler: { isOn in }", "LeftCheckboxSubtitle": "didToggleHandler: { isOn in }",
        "LeftRadio": "didToggleHandler: { isOn in }", "LeftRadioSubtitle": "didToggleHandler: { isOn in }",
        "LeftTextField": "didChangeHandler: { text in }", "LeftRichText": "didTapLinkHandler: { link in }",
        "LeftButton": "didTapHandler: { }", "LeftField": "didChangeHandler: { text in }",
        "LeftMessage": "didTapHandler: { }",
        "RightIconButton": "didTapHandler: { }", "RightToggle": "didToggleHandler: { isOn in }",
        "RightTextButton": "didTapHandler: { }",
        "SectionActionHeaderContent": "didTapHandler: { }", "SectionDetailedHeaderContent": "didTapHandler: { }",
        "SectionLinkFooterContent": "didTapHandler: { }", "LeftChips": "didTapHandler: { index in }",
        "LeftLines": "didToggleHandler: { isOn in }", "RightStepper": "didChangeHandler: { value in }",
        "RightSlider": "didChangeHandler: { value in }",
        "RightSegments": "selectedIndex: <#selectedIndex#>, didSelectHandler: { index in }",
        "RightMenu": "didSelectHandler: { index in }", "RightStars": "didSelectHandler: { count in }",
        "RightDate": "didChangeHandler: { date in }",
    ]

    /// Labels that differ from the keys of documents; an empty one is none.
    private static let labels = [
        "iconTint": "iconTintColor", "LeftField.characters": "", "LeftField.mask": "", "LeftField.errorsAfter": "",
        "LeftCard.cornerIcon": "", "RightSegments.isEnabled": "", "LeftCard.cornerLabel": "", "LeftCard.isOn": "",
    ]

    /// Where types are that are not beside the others of their kind.
    private static let folders = ["LeftField": "Fields", "RightEmpty": "Containers"]
}
