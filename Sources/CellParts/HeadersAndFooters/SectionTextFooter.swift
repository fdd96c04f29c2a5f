import ContainerCells

/// A section footer with a text.
public typealias SectionTextFooter = ContainerFooter<SectionTextFooterContent>
