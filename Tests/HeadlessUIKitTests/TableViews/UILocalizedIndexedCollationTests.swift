import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Localized indexed collation") @MainActor
struct UILocalizedIndexedCollationTests {
    private class Named: NSObject {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private final class City: Named {
        func title() -> String { "the " + name }
    }

    private let collation = UILocalizedIndexedCollation.current()

    @Test("the sections are the letters and one for everything else")
    func titles() {
        expectEqual(collation.sectionTitles.count, 27)
        expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
        expectEqual(collation.sectionIndexTitles, collation.sectionTitles)
        expectEqual(collation.section(forSectionIndexTitle: 5), 5)
    }

    @Test(
        "an object belongs to the section of its first letter",
        arguments: [
            ("Berlin", "B"), ("berlin", "B"), ("Ångström", "A"), ("Žilina", "Z"), (" Oslo", "O"), ("1st", "#"),
            ("", "#"), ("東京", "#"),
        ]
    )
    func section(name: String, title: String) {
        let section = collation.section(for: City(name), collationStringSelector: Selector("name"))
        expectEqual(collation.sectionTitles[section], title)
    }

    @Test("the selector names a property of the object or of its superclass, or carries a method")
    func selectors() {
        let city = City("Rome")
        expectEqual(collation.section(for: city, collationStringSelector: Selector("name")), 17)
        expectEqual(collation.section(for: city, collationStringSelector: Selector("title", City.title)), 19)
        expectEqual(collation.section(for: "Paris", collationStringSelector: Selector("self")), 15)
    }

    @Test("objects are sorted without regard to case and accents; equal ones keep their order")
    func sorting() {
        let cities = ["Zürich", "aarhus", "Évora", "Eton", "zug", "Aachen", "Eton"].map(City.init)
        let sorted = collation.sortedArray(from: cities, collationStringSelector: Selector("name"))
        let names = sorted.compactMap { ($0 as? City)?.name }
        expectEqual(names, ["Aachen", "aarhus", "Eton", "Eton", "Évora", "zug", "Zürich"])
        expect(sorted.firstIndex { $0 as? City === cities[3] } == 2)
    }
}
