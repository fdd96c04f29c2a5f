import PositionedJSON

/// The members of an object of JSON. Keys are compared byte by byte, as RFC 8259 says, so that "é" in its two forms is two
/// keys; the order has no meaning.
public struct DocumentObject: Hashable, Sendable {
    private var members: [ExactString: DocumentValue]

    /// Creates an object without members.
    public init() {
        members = [:]
    }

    /// Creates an object with the members of a dictionary.
    public init(_ members: [String: DocumentValue]) {
        self.members = Dictionary(uniqueKeysWithValues: members.map { (ExactString($0), $1) })
    }

    /// Creates an object with members; of two with the same key the first counts.
    public init(_ members: some Sequence<(String, DocumentValue)>) {
        self.members = Dictionary(members.map { (ExactString($0), $1) }) { first, _ in first }
    }

    /// The value of a key; `nil` if there is none.
    public subscript(key: String) -> DocumentValue? {
        get { members[ExactString(key)] }
        set { members[ExactString(key)] = newValue }
    }

    /// The keys, in no order.
    public var keys: [String] { members.keys.map(\.text) }

    /// The values, in no order.
    public var values: some Collection<DocumentValue> { members.values }

    /// The number of members.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// Removes a member. Returns its value, if there was one.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> DocumentValue? {
        members.removeValue(forKey: ExactString(key))
    }

    /// Returns the object with members of another one, which replace its own.
    public func merging(_ other: some Sequence<(key: String, value: DocumentValue)>) -> DocumentObject {
        var result = self
        for (key, value) in other { result[key] = value }
        return result
    }

    /// The members in the order of the bytes of their keys.
    package var sorted: [(key: String, value: DocumentValue)] {
        members.sorted { $0.key.text.precedesBytes(of: $1.key.text) }.map { ($0.key.text, $0.value) }
    }
}

extension DocumentObject: ExpressibleByDictionaryLiteral {
    /// Creates an object; of two equal keys the first counts.
    public init(dictionaryLiteral elements: (String, DocumentValue)...) {
        self.init(elements)
    }
}

extension DocumentObject: Sequence {
    /// Returns an iterator over the members, in no order.
    public func makeIterator() -> some IteratorProtocol<(key: String, value: DocumentValue)> {
        members.lazy.map { (key: $0.key.text, value: $0.value) }.makeIterator()
    }
}
