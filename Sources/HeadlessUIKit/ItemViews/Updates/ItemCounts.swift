import Foundation

/// The number of items in each section.
struct ItemCounts: Equatable {
    /// The number of items, by section.
    var items: [Int] = []

    /// The number of sections.
    var sections: Int { items.count }

    /// Returns whether there is an item at an index path.
    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, let count = items(inSection: path.section) else { return false }
        return (0..<count).contains(path.item)
    }

    /// Returns the number of items in a section, or `nil` if the section does not exist.
    func items(inSection section: Int) -> Int? {
        items.indices.contains(section) ? items[section] : nil
    }
}

extension ItemCounts: CustomStringConvertible {
    /// The counts in the wording of UIKit's consistency errors.
    var description: String {
        switch sections {
        case 0: "{ no sections }"
        case 1: "{ 1 section with item counts: \(items) }"
        default: "{ \(sections) sections with item counts: \(items) }"
        }
    }
}
