/// An item that can be disabled.
public protocol IsEnabledContainable {
    /// Whether the row responds to touches. A disabled row is not highlighted or selected and has no long press.
    var isEnabled: Bool { get set }
}

extension IsEnabledContainable {
    /// Returns a copy that is enabled or disabled.
    public func enabled(_ isEnabled: Bool) -> Self {
        var copy = self
        copy.isEnabled = isEnabled
        return copy
    }
}
