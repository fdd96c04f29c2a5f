import ContainerCells

/// A section's footer with a text.
public typealias SectionTextFooter = ContainerFooter<SectionTextFooterContent>
