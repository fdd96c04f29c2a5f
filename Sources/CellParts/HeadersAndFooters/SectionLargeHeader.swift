import ContainerCells

/// A section's header with a large title.
public typealias SectionLargeHeader = ContainerHeader<SectionLargeHeaderContent>
