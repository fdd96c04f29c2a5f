/// The origin of a section and its elements at a stage.
@usableFromInline
enum StagedSection: Equatable {
    /// The section of the source, unchanged.
    case source(Int)
    /// The section of the target.
    case target(Int)
    /// A section of the source whose elements have moved or been deleted; the next step deletes it.
    case emptySource(Int)
    /// A section of the target whose elements have not arrived yet.
    case emptyTarget(Int)
}
