import ContainerCells

/// A section header with a small title.
public typealias SectionSmallHeader = ContainerHeader<SectionSmallHeaderContent>
