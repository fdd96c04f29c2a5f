/// How many items each section has.
struct ItemCounts: Equatable {
    /// The number of items by section.
    var items: [Int] = []

    /// The number of sections.
    var sections: Int { items.count }

    /// The number of items in a section, nil when there is no such section.
    func items(inSection section: Int) -> Int? {
        items.indices.contains(section) ? items[section] : nil
    }
}

extension ItemCounts: CustomStringConvertible {
    /// In the words of UIKit's consistency errors.
    var description: String {
        switch sections {
        case 0: "{ no sections }"
        case 1: "{ 1 section with item counts: \(items) }"
        default: "{ \(sections) sections with item counts: \(items) }"
        }
    }
}
