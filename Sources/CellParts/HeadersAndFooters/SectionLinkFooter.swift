import ContainerCells

/// A section footer with a text and a link.
public typealias SectionLinkFooter = ContainerFooter<SectionLinkFooterContent>
