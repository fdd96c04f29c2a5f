import ContainerCells

/// A section header with a large title and a button.
public typealias SectionActionHeader = ContainerHeader<SectionActionHeaderContent>
