/// An item whose background can change while it is touched or selected.
public protocol IsSelectedBackgroundNeededContainable {
    /// Whether the background changes.
    var isSelectedBackgroundNeeded: Bool { get set }
}

extension IsSelectedBackgroundNeededContainable {
    /// A copy that changes its background, or does not; the original stays as it was.
    public func selectedBackgroundNeeded(_ isNeeded: Bool) -> Self {
        var copy = self
        copy.isSelectedBackgroundNeeded = isNeeded
        return copy
    }
}
