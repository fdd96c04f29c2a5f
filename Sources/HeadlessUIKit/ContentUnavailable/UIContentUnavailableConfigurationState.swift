/// What a view controller tells the configuration of a screen without content.
@available(iOS 17, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    /// The text that the user searches for; `nil` without a search.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values and the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state, or `nil`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
