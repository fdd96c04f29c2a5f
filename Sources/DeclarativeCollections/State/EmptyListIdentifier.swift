/// The identifier of the section that contains the state's `emptyItem`.
struct EmptyListIdentifier: Hashable {}
