import ContainerCells

/// A section's footer with a text and a link.
public typealias SectionLinkFooter = ContainerFooter<SectionLinkFooterContent>
