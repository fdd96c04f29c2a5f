import ContainerCells

/// A section's header with a large title and a button.
public typealias SectionActionHeader = ContainerHeader<SectionActionHeaderContent>
