extension CollectionViewState: CustomDebugStringConvertible {
    /// The state as an indented tree.
    ///
    /// ```
    /// CollectionViewState: 1 section
    ///   [0] "main": 2 items, rows 8 apart
    ///     header: ContainerSupplementaryElement<LargeHeader>
    ///     [0] "profile": ContainerItem<Profile> (select)
    ///     [1] "country": ContainerItem<Title> (disabled)
    /// ```
    public var debugDescription: String {
        (["CollectionViewState: \(counted(sections.count, "section"))"]
            + sections.enumerated().flatMap { index, section in
                section.debugLines(index: index).map { "  \($0)" }
            })
            .joined(separator: "\n")
    }
}

extension CollectionViewSection: CustomDebugStringConvertible {
    /// The section as an indented tree.
    public var debugDescription: String {
        debugLines(index: nil).joined(separator: "\n")
    }

    fileprivate func debugLines(index: Int?) -> [String] {
        let place = index.map { "[\($0)] " } ?? ""
        let details = [counted(items.count, "item")] + layout.debugDetails + (extras.map { ["extras \($0)"] } ?? [])
        var lines = ["\(place)\"\(differenceIdentifier)\": \(details.joined(separator: ", "))"]
        if let header {
            lines.append("  header: \(header.typeName)")
        }
        if let background {
            lines.append("  background: \(background.element.typeName)")
        }
        if let emptyItem {
            lines.append("  when empty: \(emptyItem.debugDescription)")
        }
        for (index, item) in items.enumerated() {
            lines.append("  [\(index)] \(item.debugDescription)")
        }
        if let footer {
            lines.append("  footer: \(footer.typeName)")
        }
        return lines
    }
}

extension CollectionViewDiffableItem: CustomDebugStringConvertible {
    /// Identifier and type, and what the item reacts to.
    public var debugDescription: String {
        var notes: [String] = []
        if !isEnabled { notes.append("disabled") }
        if isFullWidth { notes.append("full width") }
        if didSelectHandler != nil { notes.append("select") }
        if didLongPressHandler != nil { notes.append("long press") }
        if willDisplayHandler != nil { notes.append("will display") }
        if didEndDisplayingHandler != nil { notes.append("did end displaying") }
        let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
        return "\"\(differenceIdentifier)\": \(typeName)\(suffix)"
    }
}

extension CollectionViewSectionLayout {
    /// What differs from a plain list.
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
        if isHeaderSticky { details.append("sticky header") }
        return details
    }
}

private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
