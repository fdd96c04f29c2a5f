import Honeycomb

extension PartField {
    /// A writable, sendable key path of the content.
    public typealias Path<Value> = WritableKeyPath<Content, Value> & Sendable

    /// A required text, which may be empty.
    public static func text(_ name: String, _ path: Path<String>) -> PartField {
        PartField(name, isRequired: true, value: .text(isEmptyAllowed: true) { $0[keyPath: path] = $1 })
    }

    /// An optional text, which may be empty.
    public static func optionalText(_ name: String, _ path: Path<String>) -> PartField {
        PartField(name, isRequired: false, value: .text(isEmptyAllowed: true) { $0[keyPath: path] = $1 })
    }

    /// The accessibility identifier of a view.
    public static func accessibilityIdentifier(_ path: Path<String?>) -> PartField {
        PartField(
            "accessibilityIdentifier",
            isRequired: false,
            value: .text(isEmptyAllowed: false) {
                $0[keyPath: path] = $1
            }
        )
    }

    /// An optional text, which must not be empty.
    public static func optionalText(_ name: String, _ path: Path<String?>) -> PartField {
        PartField(name, isRequired: false, value: .text(isEmptyAllowed: false) { $0[keyPath: path] = $1 })
    }

    /// The maximum number of lines of a text.
    public static func lineCount(_ name: String, _ path: Path<UInt>) -> PartField {
        PartField(name, isRequired: false, value: .lineCount { $0[keyPath: path] = $1 })
    }

    /// A Boolean value.
    public static func boolean(_ name: String, _ path: Path<Bool>, isRequired: Bool = false) -> PartField {
        PartField(name, isRequired: isRequired, value: .boolean { $0[keyPath: path] = $1 })
    }

    /// A number in a range.
    public static func number(
        _ name: String,
        _ path: Path<Double>,
        in range: ClosedRange<Double>,
        isRequired: Bool = false
    ) -> PartField {
        PartField(name, isRequired: isRequired, value: .number(range) { $0[keyPath: path] = $1 })
    }

    /// A case of an enumeration. The noun describes the enumeration in error messages.
    public static func name<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String,
        noun: String,
        _ path: Path<Value>
    ) -> PartField {
        let names = Value.allCases.map(\.rawValue)
        return PartField(
            name,
            isRequired: false,
            value: .name(noun: noun, names) { content, name in
                if let value = Value(rawValue: name) { content[keyPath: path] = value }
            }
        )
    }

    /// The name of an icon of the design system.
    public static func icon(_ name: String, _ path: Path<UIImage>) -> PartField {
        PartField(name, isRequired: true, value: .icon { $0[keyPath: path] = $1 })
    }

    /// The name of a color of the design system.
    public static func tint(_ name: String, _ path: Path<UIColor?>) -> PartField {
        PartField(name, isRequired: false, value: .tint { $0[keyPath: path] = $1 })
    }

    /// The name of an icon of the design system or the URL of an image.
    public static func image(_ name: String, _ path: Path<ImageSource>) -> PartField {
        PartField(name, isRequired: true, value: .image { $0[keyPath: path] = $1 })
    }

    /// The name of the action that is sent to the app when the user operates the part.
    public static func action(
        _ name: String,
        set: @escaping @Sendable (inout Content, @escaping PartAction) -> Void
    ) -> PartField {
        PartField(name, isRequired: false, value: .action { set(&$0, $1) })
    }
}
