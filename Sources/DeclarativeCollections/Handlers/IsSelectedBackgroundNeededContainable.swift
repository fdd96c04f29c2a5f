/// An item whose background can change while it is highlighted or selected.
public protocol IsSelectedBackgroundNeededContainable {
    /// Whether the background changes while the row is highlighted or selected.
    var isSelectedBackgroundNeeded: Bool { get set }
}

extension IsSelectedBackgroundNeededContainable {
    /// Returns a copy with or without a selected background.
    public func selectedBackgroundNeeded(_ isNeeded: Bool) -> Self {
        var copy = self
        copy.isSelectedBackgroundNeeded = isNeeded
        return copy
    }
}
