import BatchDiffing

/// The identifier of an item or section, and whether it is explicit or derived from the call site.
///
/// Implicit identities compare equal: a state that a test builds on another line is the same state. The driver still
/// distinguishes them by `differenceIdentifier`.
public struct CollectionViewIdentity {
    /// The identifier that the driver uses to match old and new items.
    public let differenceIdentifier: DifferenceIdentifier
    /// Whether the identifier is derived from the call site.
    public let isImplicit: Bool

    /// Creates an identity from an identifier of any type, or from the call site if it is a ``PlaceInSource`` or an optional value
    /// that is `nil`.
    public init(_ identifier: some Hashable, fileID: String, line: UInt, column: UInt) {
        let optional = (identifier as? any OptionalIdentifier).map(\.identifier)
        self.init(erased: optional ?? AnyHashable(identifier), fileID: fileID, line: line, column: column)
    }

    /// Creates an identity from `identifier`, or from the call site if it is `nil`.
    @_disfavoredOverload
    public init(_ identifier: AnyHashable?, fileID: String, line: UInt, column: UInt) {
        self.init(erased: identifier, fileID: fileID, line: line, column: column)
    }

    private init(erased identifier: AnyHashable?, fileID: String, line: UInt, column: UInt) {
        if let identifier {
            differenceIdentifier = DifferenceIdentifier(identifier)
            isImplicit = false
        } else {
            differenceIdentifier = DifferenceIdentifier(CallSiteIdentifier(fileID: fileID, line: line, column: column))
            isImplicit = true
        }
    }

    package init(_ identifier: DifferenceIdentifier, isImplicit: Bool) {
        differenceIdentifier = identifier
        self.isImplicit = isImplicit
    }
}

extension CollectionViewIdentity: Equatable {
    /// Compares explicit identifiers; implicit ones are always equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.isImplicit
            ? right.isImplicit
            : !right.isImplicit && left.differenceIdentifier == right.differenceIdentifier
    }
}
