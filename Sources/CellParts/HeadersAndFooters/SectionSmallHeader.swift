import ContainerCells

/// A section's header with a small title.
public typealias SectionSmallHeader = ContainerHeader<SectionSmallHeaderContent>
