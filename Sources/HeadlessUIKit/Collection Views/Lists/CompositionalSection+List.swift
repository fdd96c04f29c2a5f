extension CompositionalSection {
    /// The attributes of a row where the section is a list, without its place.
    func listAttributes(of item: Int) -> ListLayoutAttributes? {
        guard let list = model.list else { return nil }
        let isHeader = item == 0 && list.headerMode == .firstItemInSection
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let isLast = item == itemCount - 1
        let attributes = ListLayoutAttributes()
        attributes.showsSeparator = list.showsSeparators && !isHeader && !(isLast && list.appearance != .plain)
        guard list.appearance == .insetGrouped, !isHeader else { return attributes }
        if item == first { attributes.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { attributes.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return attributes
    }
}
