/// A violation of the rules of `performBatchUpdates`.
public enum BatchUpdateViolation: Hashable, Sendable, CustomStringConvertible {
    /// A section index in old coordinates is out of bounds.
    case oldSectionOutOfBounds(Int, count: Int)
    /// A section index in new coordinates is out of bounds.
    case newSectionOutOfBounds(Int, count: Int)
    /// An element path in old coordinates is out of bounds.
    case oldElementOutOfBounds(ElementPath)
    /// An element path in new coordinates is out of bounds.
    case newElementOutOfBounds(ElementPath)
    /// A section is deleted, reloaded or moved from more than once.
    case oldSectionNamedTwice(Int)
    /// More than one section is inserted at or moved to the same index.
    case newSectionNamedTwice(Int)
    /// An element is deleted, reloaded or moved from more than once.
    case oldElementNamedTwice(ElementPath)
    /// More than one element is inserted at or moved to the same path.
    case newElementNamedTwice(ElementPath)
    /// An element is both reloaded and moved.
    case elementReloadedAndMoved(ElementPath)
    /// A section is both reloaded and moved.
    case sectionReloadedAndMoved(Int)
    /// An element changes in a section that is deleted.
    case elementChangedInDeletedSection(ElementPath)
    /// An element changes in a section that is inserted.
    case elementChangedInInsertedSection(ElementPath)
    /// An element changes in a section that moves.
    case elementChangedInMovedSection(ElementPath)
    /// An element changes in a section that is reloaded.
    case elementChangedInReloadedSection(ElementPath)
    /// The number of sections after the update does not match the insertions and deletions.
    case numberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The number of elements in a section does not match the insertions, deletions and moves; `section` is the old
    /// index.
    case numberOfElements(
        section: Int,
        before: Int,
        after: Int,
        inserted: Int,
        deleted: Int,
        movedIn: Int,
        movedOut: Int
    )

    /// A sentence that names the violation and its location.
    public var description: String {
        switch self {
        case .oldSectionOutOfBounds(let section, let count):
            "Section \(section) is named in old coordinates, but there are only \(count) sections before the update."
        case .newSectionOutOfBounds(let section, let count):
            "Section \(section) is named in new coordinates, but there are only \(count) sections after the update."
        case .oldElementOutOfBounds(let path):
            "The item at \(path) is named in old coordinates, but does not exist before the update."
        case .newElementOutOfBounds(let path):
            "The item at \(path) is named in new coordinates, but does not exist after the update."
        case .oldSectionNamedTwice(let section):
            "Section \(section) is deleted, reloaded or moved away more than once."
        case .newSectionNamedTwice(let section):
            "Section \(section) is inserted or moved to more than once."
        case .oldElementNamedTwice(let path):
            "The item at \(path) is deleted, reloaded or moved away more than once."
        case .newElementNamedTwice(let path):
            "The item at \(path) is inserted or moved to more than once."
        case .elementReloadedAndMoved(let path):
            "The item at \(path) is reloaded and moved in the same update."
        case .sectionReloadedAndMoved(let section):
            "Section \(section) is reloaded and moved in the same update."
        case .elementChangedInDeletedSection(let path):
            "The item at \(path) is changed, but its section \(path.section) is deleted in the same update."
        case .elementChangedInInsertedSection(let path):
            "The item at \(path) is changed, but its section \(path.section) is inserted in the same update."
        case .elementChangedInMovedSection(let path):
            "The item at \(path) is changed, but its section \(path.section) is moved in the same update."
        case .elementChangedInReloadedSection(let path):
            "The item at \(path) is changed, but its section \(path.section) is reloaded in the same update."
        case .numberOfSections(let before, let after, let inserted, let deleted):
            """
            The number of sections after the update (\(after)) must be equal to the number of sections before the \
            update (\(before)), plus or minus the number of sections inserted or deleted \
            (\(inserted) inserted, \(deleted) deleted).
            """
        case .numberOfElements(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            """
            The number of items in section \(section) after the update (\(after)) must be equal to the number of items \
            in it before the update (\(before)), plus or minus the number of items inserted or deleted \
            (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of it \
            (\(movedIn) moved in, \(movedOut) moved out).
            """
        }
    }
}
