import BatchDiffing

/// A shape with identities of one kind: the measured code and its baseline, both specialized for the type.
public struct Workload<Kind: IdentityKind> {
    @usableFromInline let changes: [(source: [RowSection<Kind.Identity>], target: [RowSection<Kind.Identity>])]
    @usableFromInline let identities: [[Kind.Identity]]

    /// Creates the rows of a shape. The identities of both lists have separate storage.
    public init(_ shape: Shape, _: Kind.Type) {
        changes = shape.changes.map { change in
            (Self.sections(change.source), Self.sections(change.target))
        }
        identities = changes.flatMap { change in
            [change.source, change.target].map { side in
                side.flatMap { $0.differenceElements.map(\.differenceIdentity) }
            }
        }
    }

    private static func sections(_ groups: [Shape.Group]) -> [RowSection<Kind.Identity>] {
        groups.map { group in
            RowSection(
                differenceIdentity: group.number,
                differenceElements: group.cells.map {
                    Row(differenceIdentity: Kind.identity(of: $0.number), version: $0.version)
                }
            )
        }
    }

    /// Computes the differences and their batch updates.
    @inlinable
    public func plan() -> [SectionedDifference<RowSection<Kind.Identity>>] {
        changes.map { SectionedDifference(from: $0.source, to: $0.target) }
    }

    /// The baseline: inserts all identities into sets.
    @inlinable
    public func insertIntoSets() -> [Set<Kind.Identity>] {
        identities.map { identities in
            var set = Set<Kind.Identity>(minimumCapacity: identities.count)
            for identity in identities { set.insert(identity) }
            return set
        }
    }
}
