/// The sections and items of a snapshot, without reload and reconfigure marks.
struct DiffableContent<Section: Hashable, Item: Hashable> {
    var sections: [Section] = []
    var items: [Section: [Item]] = [:]
    var sectionOfItem: [Item: Section] = [:]
}

extension DiffableContent: Sendable where Section: Sendable, Item: Sendable {}

extension DiffableContent: Equatable {
    static func == (left: DiffableContent, right: DiffableContent) -> Bool {
        left.sections == right.sections && left.items == right.items
    }
}
