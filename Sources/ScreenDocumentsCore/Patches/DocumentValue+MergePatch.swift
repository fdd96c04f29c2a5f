extension DocumentValue {
    /// Returns the value after a JSON Merge Patch (RFC 7396): members replace members, `null` removes them, and anything but an
    /// object replaces the whole value.
    public func merged(with patch: DocumentValue) -> DocumentValue {
        guard case .object(let changes) = patch else { return patch }
        var members = object ?? DocumentObject()
        for (key, change) in changes {
            if case .null = change {
                members.removeValue(forKey: key)
            } else {
                members[key] = (members[key] ?? .null).merged(with: change)
            }
        }
        return .object(members)
    }

    /// Whether another value is of the same kind. `null` is of every kind.
    public func hasKind(of other: DocumentValue) -> Bool {
        switch (self, other) {
        case (.null, _), (_, .null), (.boolean, .boolean), (.number, .number), (.number, .largeInteger),
            (.largeInteger, .number), (.largeInteger, .largeInteger), (.string, .string), (.array, .array),
            (.object, .object):
            true
        default: false
        }
    }
}
