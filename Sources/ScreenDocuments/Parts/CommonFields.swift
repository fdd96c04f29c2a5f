extension Field<String?> {
    /// What UI tests find a view by.
    static let accessibilityIdentifier = optional("accessibilityIdentifier", .nonEmptyText)
}

extension Shape<UInt> {
    /// The greatest number of lines a text may take; 0 stands for as many as it needs.
    static let lineCount = Shape<Int>.integer(in: 0...1000).map { UInt($0) }
}

/// Replaces a default where a document says something else.
func assign<Value>(_ value: Value?, to target: inout Value) {
    if let value { target = value }
}
