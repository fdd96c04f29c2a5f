import Diffing

/// The identifier of an item or section, and whether its author gave it or it comes from the call site.
///
/// Implicit identities are equal to each other: a state that a test builds on another line is the same state. The driver
/// still tells them apart by `differenceIdentifier`.
public struct CollectionViewIdentity {
    /// What the driver pairs old and new items by.
    public let differenceIdentifier: DifferenceIdentifier
    /// `true` where no identifier was given.
    public let isImplicit: Bool

    /// The identity for `identifier`, or for the place in the source where there is none.
    public init(_ identifier: AnyHashable?, fileID: String, line: UInt, column: UInt) {
        if let identifier {
            differenceIdentifier = DifferenceIdentifier(identifier)
            isImplicit = false
        } else {
            differenceIdentifier = DifferenceIdentifier(CallSiteIdentifier(fileID: fileID, line: line, column: column))
            isImplicit = true
        }
    }

    init(_ identifier: DifferenceIdentifier, isImplicit: Bool) {
        differenceIdentifier = identifier
        self.isImplicit = isImplicit
    }
}

extension CollectionViewIdentity: Equatable {
    /// Given identifiers have to be equal; implicit ones always are.
    public static func == (left: Self, right: Self) -> Bool {
        left.isImplicit
            ? right.isImplicit
            : !right.isImplicit && left.differenceIdentifier == right.differenceIdentifier
    }
}
