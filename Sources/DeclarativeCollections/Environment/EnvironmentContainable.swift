/// What an environment can be set on: a state, a section, an item, a header or a footer.
public protocol EnvironmentContainable {
    /// The values that are set here; the nearest one to a view wins.
    var environment: CollectionViewEnvironment { get set }
}

extension EnvironmentContainable {
    /// A copy with a value in its environment; the original stays as it was. `nil` removes the value.
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
