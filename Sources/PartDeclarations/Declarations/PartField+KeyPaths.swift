import Honeycomb

extension PartField {
    /// A path to a property that can be set from anywhere.
    public typealias Path<Value> = WritableKeyPath<Content, Value> & Sendable

    /// A text that every document has to give; it may be empty.
    public static func text(_ name: String, _ path: Path<String>) -> PartField {
        PartField(name, isRequired: true, value: .text(isEmptyAllowed: true) { $0[keyPath: path] = $1 })
    }

    /// A text that may be left out.
    public static func optionalText(_ name: String, _ path: Path<String>) -> PartField {
        PartField(name, isRequired: false, value: .text(isEmptyAllowed: true) { $0[keyPath: path] = $1 })
    }

    /// What UI tests find a view by.
    public static func accessibilityIdentifier(_ path: Path<String?>) -> PartField {
        PartField(
            "accessibilityIdentifier",
            isRequired: false,
            value: .text(isEmptyAllowed: false) {
                $0[keyPath: path] = $1
            }
        )
    }

    /// A text that is not empty, where there is one at all.
    public static func optionalText(_ name: String, _ path: Path<String?>) -> PartField {
        PartField(name, isRequired: false, value: .text(isEmptyAllowed: false) { $0[keyPath: path] = $1 })
    }

    /// The most lines a text may take.
    public static func lineCount(_ name: String, _ path: Path<UInt>) -> PartField {
        PartField(name, isRequired: false, value: .lineCount { $0[keyPath: path] = $1 })
    }

    /// `true` or `false`.
    public static func boolean(_ name: String, _ path: Path<Bool>, isRequired: Bool = false) -> PartField {
        PartField(name, isRequired: isRequired, value: .boolean { $0[keyPath: path] = $1 })
    }

    /// A number between two limits.
    public static func number(
        _ name: String,
        _ path: Path<Double>,
        in range: ClosedRange<Double>,
        isRequired: Bool = false
    ) -> PartField {
        PartField(name, isRequired: isRequired, value: .number(range) { $0[keyPath: path] = $1 })
    }

    /// One of the cases of an enumeration; the noun says what a case stands for.
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

    /// An icon of the design system.
    public static func icon(_ name: String, _ path: Path<UIImage>) -> PartField {
        PartField(name, isRequired: true, value: .icon { $0[keyPath: path] = $1 })
    }

    /// A colour of the design system.
    public static func tint(_ name: String, _ path: Path<UIColor?>) -> PartField {
        PartField(name, isRequired: false, value: .tint { $0[keyPath: path] = $1 })
    }

    /// An icon of the design system, or an address to load an image from.
    public static func image(_ name: String, _ path: Path<ImageSource>) -> PartField {
        PartField(name, isRequired: true, value: .image { $0[keyPath: path] = $1 })
    }

    /// The name of what the app is asked to do when somebody uses the part.
    public static func action(
        _ name: String,
        set: @escaping @Sendable (inout Content, @escaping PartAction) -> Void
    ) -> PartField {
        PartField(name, isRequired: false, value: .action { set(&$0, $1) })
    }
}
