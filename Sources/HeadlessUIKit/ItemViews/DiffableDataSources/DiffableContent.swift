/// The sections and items of a snapshot, without reload and reconfigure marks.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    var sections: [Section] = []
    var items: [Section: [Item]] = [:]
    var sectionOfItem: [Item: Section] = [:]
}
