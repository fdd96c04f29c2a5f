/// An item that can be disabled.
public protocol IsEnabledContainable {
    /// A disabled row takes no touches: it is not highlighted, selected or pressed for long.
    var isEnabled: Bool { get set }
}

extension IsEnabledContainable {
    /// A copy that is enabled or disabled; the original stays as it was.
    public func enabled(_ isEnabled: Bool) -> Self {
        var copy = self
        copy.isEnabled = isEnabled
        return copy
    }
}
