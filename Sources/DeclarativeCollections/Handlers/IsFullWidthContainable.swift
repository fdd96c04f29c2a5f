/// An item that can span all columns of a section, in a row of its own.
public protocol IsFullWidthContainable {
    /// Whether the item spans all columns. Without effect in a section with one column.
    var isFullWidth: Bool { get set }
}

extension IsFullWidthContainable {
    /// Returns a copy that spans all columns, or one.
    public func fullWidth(_ isFullWidth: Bool = true) -> Self {
        var copy = self
        copy.isFullWidth = isFullWidth
        return copy
    }
}
