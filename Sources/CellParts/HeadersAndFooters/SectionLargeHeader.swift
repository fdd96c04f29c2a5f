import ContainerCells

/// A section header with a large title.
public typealias SectionLargeHeader = ContainerHeader<SectionLargeHeaderContent>
