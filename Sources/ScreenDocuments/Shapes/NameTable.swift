/// Values by their names in documents, in the order in which messages list them.
struct NameTable<Value: Sendable>: Sendable {
    private let entries: [(name: String, value: Value)]

    init(_ entries: some Sequence<(String, Value)>) {
        self.entries = entries.map { (name: $0, value: $1) }
    }

    var names: [String] { entries.map(\.name) }

    subscript(name: String) -> Value? {
        entries.first { $0.name == name }?.value
    }
}

extension NameTable where Value: CaseIterable & RawRepresentable<String> {
    /// All cases of an enumeration, by their raw values.
    static var allCases: NameTable {
        NameTable(Value.allCases.map { ($0.rawValue, $0) })
    }
}
