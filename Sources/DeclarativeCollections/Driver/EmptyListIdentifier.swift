/// The identity of the section that stands in for a list without anything in it.
struct EmptyListIdentifier: Hashable {}
