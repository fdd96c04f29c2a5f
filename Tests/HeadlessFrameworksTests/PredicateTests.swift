import Expectations
import Foundation
import HeadlessFrameworks
import HeadlessUIKit
import Testing

@Suite("Predicates from formats")
struct PredicateTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        let friends: [Person]

        init(_ name: String, _ age: Int, _ friends: [Person] = []) {
            self.name = name
            self.age = age
            self.friends = friends
        }
    }

    @Test(
        "texts",
        arguments: [
            ("SELF MATCHES '[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\\\.[A-Za-z]{2,}'", "ann@example.org", true),
            ("SELF MATCHES '[a-z]+'", "ann1", false), ("SELF MATCHES[c] '[a-z]+'", "ANN", true),
            ("SELF MATCHES '('", "(", false), ("self contains 'nn'", "ann", true),
            ("SELF CONTAINS[c] 'NN'", "ann", true),
            ("SELF CONTAINS 'NN'", "ann", false), ("SELF CONTAINS[cd] 'REN'", "René", true),
            ("SELF BEGINSWITH 'a'", "ann", true), ("SELF ENDSWITH 'a'", "ann", false),
            ("SELF LIKE 'a*'", "ann", true), ("SELF LIKE 'a?n'", "ann", true), ("SELF LIKE 'a.n'", "ann", false),
            ("SELF IN {'a', \"b\"}", "b", true), ("SELF == 'ann'", "ann", true), ("SELF != 'ann'", "ann", false),
            ("SELF.length > 2", "ann", true), ("SELF < 'b'", "ann", true), ("NOT SELF == 'ann'", "ann", false),
            ("!(SELF == 'x') && (SELF == 'ann' || FALSEPREDICATE)", "ann", true), ("TRUEPREDICATE", "", true),
        ]
    )
    func texts(format: String, text: String, expected: Bool) {
        expectEqual(NSPredicate(format: format).evaluate(with: text), expected)
    }

    @Test("placeholders take the arguments, names of properties as well")
    func placeholders() {
        let ann = Person("Ann", 30, [Person("Bob", 20), Person("Cid", 40)])
        expect(NSPredicate(format: "SELF MATCHES %@", "a+").evaluate(with: "aa"))
        expect(NSPredicate(format: "%K == %@ AND age >= %d", "name", "Ann", 30).evaluate(with: ann))
        expect(NSPredicate(format: "age BETWEEN {%d, %ld}", 29, 31).evaluate(with: ann))
        expect(!NSPredicate(format: "age > %f", 30.5).evaluate(with: ann))
        expect(NSPredicate(format: "name IN %@", ["Ann", "Bob"]).evaluate(with: ann))
        expect(NSPredicate(format: "ANY friends.age > 30").evaluate(with: ann))
        expect(!NSPredicate(format: "ALL friends.age > 30").evaluate(with: ann))
        expect(NSPredicate(format: "NONE friends.age > 50").evaluate(with: ann))
        expect(NSPredicate(format: "friends.@count == 2").evaluate(with: ann))
        expect(NSPredicate(format: "missing == nil").evaluate(with: ann))
        expect(NSPredicate(format: "%@ == name", argumentArray: ["Ann"]).evaluate(with: ann))
        expect(NSPredicate(format: "a == 1 AND b == YES").evaluate(with: ["a": 1, "b": true]))
        expect(NSPredicate(format: "SELF == %@", nil).evaluate(with: nil))
    }

    @Test("they filter arrays")
    func filtering() {
        let names = NSArray(array: ["ann", "bob", "abe"])
        expectEqual(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] 'A'")) as? [String], ["ann", "abe"])
    }

    @Test(
        "an invalid format ends the process",
        arguments: ["SELF ==", "SELF == 'a", "(SELF == 1", "SELF ~ 1", "SELF == %@", "", "SELF ==[c 1", "1..2 == 1"]
    )
    func invalid(format: String) async {
        await #expect(processExitsWith: .failure) { [format] in _ = NSPredicate(format: format) }
    }
}
