/// An item that can take the full width of a section of several columns: it has a row of its own there.
public protocol IsFullWidthContainable {
    /// Whether the item takes all columns. Without meaning in one column.
    var isFullWidth: Bool { get set }
}

extension IsFullWidthContainable {
    /// A copy that takes all columns, or one; the original stays as it was.
    public func fullWidth(_ isFullWidth: Bool = true) -> Self {
        var copy = self
        copy.isFullWidth = isFullWidth
        return copy
    }
}
