extension Field<String?> {
    /// The identifier by which UI tests find a view.
    static let accessibilityIdentifier = optional("accessibilityIdentifier", .nonEmptyText)
}

extension Shape<UInt> {
    /// The maximum number of lines of a text; 0 for no limit.
    static let lineCount = Shape<Int>.integer(in: 0...1000).map { UInt($0) }
}

/// Replaces a default with the value of a document, if there is one.
func assign<Value>(_ value: Value?, to target: inout Value) {
    if let value { target = value }
}
