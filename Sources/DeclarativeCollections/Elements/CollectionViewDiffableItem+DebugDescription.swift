extension CollectionViewDiffableItem: CustomDebugStringConvertible {
    /// The identifier, the type, and the interactions that the item handles.
    public var debugDescription: String {
        "\"\(differenceIdentifier)\": \(typeName)\(parenthesized(debugNotes))"
    }

    private var debugNotes: [String] {
        var notes: [String] = []
        if !isEnabled { notes.append("disabled") }
        if isFullWidth { notes.append("full width") }
        if !isSelectable { notes.append("not selectable") }
        if canMove { notes.append("can move") }
        if didSelectHandler != nil { notes.append("select") }
        if didDeselectHandler != nil { notes.append("deselect") }
        if didLongPressHandler != nil { notes.append("long press") }
        if contextMenuProvider != nil { notes.append("context menu") }
        if willDisplayHandler != nil { notes.append("will display") }
        if didEndDisplayingHandler != nil { notes.append("did end displaying") }
        if let impression {
            notes.append("impression of \(impression.visibleFraction) for \(impression.dwellTime) s")
        }
        if prefetchHandler != nil { notes.append("prefetch") }
        return notes
    }
}

extension CollectionViewDiffableSupplementaryElement: CustomDebugStringConvertible {
    /// The type, and the interactions that the element handles.
    public var debugDescription: String {
        var notes: [String] = []
        if didSelectHandler != nil { notes.append("select") }
        if willDisplayHandler != nil { notes.append("will display") }
        if didEndDisplayingHandler != nil { notes.append("did end displaying") }
        return typeName + parenthesized(notes)
    }
}

private func parenthesized(_ notes: [String]) -> String {
    notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
}
