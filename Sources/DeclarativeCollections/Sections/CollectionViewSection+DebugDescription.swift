extension CollectionViewSection: CustomDebugStringConvertible {
    /// The section as an indented tree.
    public var debugDescription: String {
        debugLines(index: nil).joined(separator: "\n")
    }

    /// The section and its contents, one line each.
    func debugLines(index: Int?) -> [String] {
        let place = index.map { "[\($0)] " } ?? ""
        let details = [counted(items.count, "item")] + layout.debugDetails + (extras.map { ["extras \($0)"] } ?? [])
        var lines = ["\(place)\"\(differenceIdentifier)\": \(details.joined(separator: ", "))"]
        if let header {
            lines.append("  header: \(header.debugDescription)")
        }
        if let background {
            lines.append("  background: \(background.element.debugDescription)")
        }
        if let emptyItem {
            lines.append("  when empty: \(emptyItem.debugDescription)")
        }
        for (index, item) in items.enumerated() {
            lines.append("  [\(index)] \(item.debugDescription)")
        }
        if let footer {
            lines.append("  footer: \(footer.debugDescription)")
        }
        return lines
    }
}

extension CollectionViewSectionLayout {
    /// The differences from a plain list.
    fileprivate var debugDetails: [String] {
        var details: [String] = []
        if insets != .zero {
            details.append("insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)")
        }
        switch columns {
        case .fixed(1): break
        case .fixed(let count): details.append("\(count) columns")
        case .adaptive(let minWidth, nil): details.append("columns of at least \(minWidth)")
        case .adaptive(let minWidth, let max?): details.append("columns of at least \(minWidth), at most \(max)")
        }
        if rowSpacing != 0 { details.append("rows \(rowSpacing) apart") }
        if columnSpacing != 0 { details.append("columns \(columnSpacing) apart") }
        if hasEqualHeights { details.append("equal heights") }
        if let carousel { details.append("carousel of \(carousel.itemWidth), stops \(carousel.stops)") }
        if isHeaderSticky { details.append("sticky header") }
        return details
    }
}
