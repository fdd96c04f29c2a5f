extension CollectionGeometry {
    /// Returns the section and offset of the header pinned to the top edge of the visible rows; `nil` if there is none.
    ///
    /// It is the header of the topmost visible section, pushed up by the end of this section.
    func stickyHeader(in visible: Range<Int>) -> (section: Int, offset: Int)? {
        guard !sections.isEmpty else { return nil }
        let index = section(at: visible.lowerBound)
        let section = sections[index]
        guard section.shape.hasHeader, section.shape.layout.isHeaderSticky else { return nil }
        let top = sectionTop(index)
        let lowest = top + section.height - section.footerHeight - section.headerHeight
        return (index, max(top, min(visible.lowerBound, lowest)))
    }
}
