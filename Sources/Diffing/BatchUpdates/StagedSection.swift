/// Where a section and its elements are taken from at a stage.
@usableFromInline
enum StagedSection: Equatable {
    /// As it is in the source.
    case source(Int)
    /// As it is in the target.
    case target(Int)
    /// A section of the source whose elements have left or died; it is about to be deleted.
    case emptySource(Int)
    /// A section of the target whose elements are still elsewhere.
    case emptyTarget(Int)
}
