/// A type that an environment can be set on: a state, a section, an item, a header or a footer.
public protocol EnvironmentContainable {
    /// The values that are set on this element. The values nearest to a view win.
    var environment: CollectionViewEnvironment { get set }
}

extension EnvironmentContainable {
    /// Returns a copy with a value in its environment. `nil` removes the value.
    public func environment<Key: CollectionViewEnvironmentKey>(_ key: Key.Type, _ value: Key.Value?) -> Self {
        var copy = self
        if let value {
            copy.environment[key] = value
        } else {
            copy.environment.removeValue(of: key)
        }
        return copy
    }
}
