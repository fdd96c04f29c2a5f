import Expectations
import PositionedJSON
import ScreenDocumentsCore
import ScreenFunctions
import SeededRandom
import Testing

struct ExpressionTests {
    private let model: DocumentValue = [
        "user": ["name": "Anna", "age": 31], "items": [["price": 10, "id": "a"], ["price": 2.5, "id": "b"]], "count": 3,
        "isOpen": true, "nothing": .null, "selected": 1, "big": .largeInteger("9007199254740993"),
    ]

    private func value(_ text: String) throws -> DocumentValue {
        ScreenFunctions().value(of: try ScreenExpression(text), in: model)
    }

    @Test(
        "values",
        arguments: [
            ("12", "12"), ("-3", "-3"), ("0.5", "0.5"), ("'a'", "\"a\""), ("\"it's\"", "\"it's\""), ("null", "null"),
            ("[1, 'b']", "[1, \"b\"]"), ("user.name", "\"Anna\""), ("items[0].price", "10"),
            ("items[selected].id", "\"b\""), ("items[5]", "null"), ("user.nothing.more", "null"),
            ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 2 - 3", "5"), ("2 * 3 % 4", "2"), ("7 / 2", "3.5"),
            ("6 / 2", "3"), ("1 / 0", "null"), ("5 % 0", "null"), ("-count", "-3"), ("'a' + 'b'", "\"ab\""),
            ("[1] + [2]", "[1, 2]"), ("'a' + 1", "null"), ("1 < 2", "true"), ("'b' >= 'a'", "true"),
            ("1 < 'a'", "null"), ("count == 3.0", "true"), ("user.name != 'Eva'", "true"), ("!isOpen", "false"),
            ("isOpen && count > 2", "true"), ("isOpen && 1", "null"), ("false && missing", "false"),
            ("true || missing", "true"), ("isOpen ? 'yes' : 'no'", "\"yes\""), ("nothing ? 1 : 2", "2"),
            ("nothing ?? 'none'", "\"none\""), ("0 ?? 1", "0"),
            ("isOpen ? count > 5 ? 1 : 2 : 3", "2"), ("1 + 1 == 2 && 2 < 3 || false", "true"),
            ("'${user.name} is ${user.age}'", "\"Anna is 31\""), ("'\\${user}'", "\"${user}\""),
            ("'${nothing}'", "\"\""),
            ("'${items[0]}'", "\"{\\\"id\\\": \\\"a\\\", \\\"price\\\": 10}\""), ("''", "\"\""),
        ]
    )
    func values(_ text: String, _ expected: String) throws {
        try expectEqual(value(text).json, expected, "\(text)")
    }

    @Test("integers are exact up to 64 bits; beyond them and with fractions, floating point")
    func integers() throws {
        try expectEqual(value("big + 1"), .largeInteger("9007199254740994"))
        try expectEqual(value("big * 2 - big"), .largeInteger("9007199254740993"))
        try expectEqual(value("9223372036854775807 - 1"), .largeInteger("9223372036854775806"))
        try expectEqual(value("9223372036854775807 + 1").number, 9_223_372_036_854_775_808)
        try expectEqual(value("9007199254740993 - 9007199254740992"), 1)
        try expectEqual(value("big == 9007199254740993"), true)
        try expectEqual(value("big > 9007199254740992"), true)
        try expectEqual(value("round(9007199254740993 / 3)"), 3_002_399_751_580_331)
    }

    @Test(
        "mistakes are told with their places",
        arguments: [
            ("1 +", 3, "ends too early"), ("user..name", 5, "unexpected"), ("(1", 2, "ends too early"),
            ("'abc", 0, "does not end"), ("1 2", 2, "unexpected"), ("12abc", 0, "no number"),
            ("count(", 6, "too early"),
            ("a ? b", 5, "too early"), ("", 0, "too early"), ("'${a'", 4, "unexpected"), ("$", 1, "too early"),
            ("a &", 2, "unexpected"), ("[1, 2", 5, "too early"),
        ]
    )
    func mistakes(_ text: String, _ offset: Int, _ message: String) {
        #expect(throws: ExpressionError.self) { try ScreenExpression(text) }
        do {
            _ = try ScreenExpression(text)
        } catch {
            expect(error.offset == offset && error.message.contains(message), "\(text): \(error)")
        }
    }

    @Test("a long or deep expression is refused, not run out of stack")
    func limits() {
        let texts = [
            String(repeating: "(", count: 10_000), String(repeating: "!", count: 1_000) + "true",
            "1" + String(repeating: "+1", count: 1_000), "a" + String(repeating: "[0]", count: 500),
            String(repeating: "-", count: 3_000) + "1", String(repeating: "a?", count: 1_500) + "1",
            String(repeating: "'${", count: 1_000), String(repeating: "x", count: 5_000),
        ]
        for text in texts { #expect(throws: ExpressionError.self) { try ScreenExpression(text) } }
    }

    @Test("what an expression has read is known")
    func reads() throws {
        var evaluation = ScreenFunctions().evaluation(of: model)
        _ = evaluation.value(try ScreenExpression("isOpen ? user.name : items[0].price").node)
        expectEqual(evaluation.reads, [ModelPath("/isOpen"), ModelPath("/user/name")])
    }

    @Test("expressions of chance end with a value")
    func chance() {
        let seed = UInt64(38)
        var random = SeededGenerator(seed: seed)
        let words = [
            "user", ".", "name", "items", "[", "]", "(", ")", "+", "-", "*", "/", "%", "?", ":", "&&", "||", "!", "==",
            "<", ",",
            "'a'", "'${", "}", "'", "1", "0.5", "count(", "round(", "join(", "slice(", "$p", "null", "true", " ", "??",
            "sorted(",
        ]
        var valid = 0
        for _ in 0..<20_000 {
            let text = (0..<random.number(below: 14)).map { _ in words[random.number(below: words.count)] }.joined()
            guard let expression = try? ScreenExpression(text) else { continue }
            valid += 1
            _ = ScreenFunctions().value(of: expression, in: model)
            var checker = ExpressionChecker(model: model, parameters: nil)
            _ = checker.type(of: expression.node)
        }
        expect(valid > 500, "seed \(seed)")
    }
}

struct ExpressionTypeTests {
    private let model: DocumentValue = [
        "user": ["name": "Anna", "age": 31], "items": [["price": 1]], "isOpen": true, "total": 5,
    ]

    private func problems(_ text: String) throws -> [ExpressionError] {
        var checker = ExpressionChecker(model: model, parameters: { $0 == "price" ? 3 : nil })
        _ = checker.type(of: try ScreenExpression(text).node)
        return checker.problems
    }

    @Test(
        "planted mistakes",
        arguments: [
            ("usr.name", 0, "did you mean \"user\"?"), ("user.nme", 0, "did you mean \"name\"?"),
            ("total + ' €'", 6, "\"+\" of a number and a text"), ("!total", 0, "\"!\" has a number"),
            ("total ? 1 : 2", 0, "\"?\" has a number"), ("isOpen && total", 7, "\"&&\" has a number"),
            ("total == 'a'", 6, "is never equal"), ("isOpen < 2", 7, "\"<\" of true or false and a number"),
            ("formatNumbr(total)", 0, "did you mean \"formatNumber\"?"),
            ("formatCurrency(total)", 0, "\"currency\" is missing"),
            ("upper(total)", 0, "\"text\" of upper has a number"),
            ("formatNumber(total, decimal: 2)", 0, "unknown argument \"decimal\""), ("upper('a', 'b')", 0, "too many"),
            ("$cost + 1", 0, "\"cost\" is missing"), ("$price + 'a'", 7, "\"+\" of a number and a text"),
            ("'${user}'", 0, "an object in a text"), ("user.name.first", 0, "has no member"),
            ("items.price", 0, "no index"),
            ("max()", 0, "no arguments"), ("-user.name", 0, "\"-\" has a text"),
        ]
    )
    func planted(_ text: String, _ offset: Int, _ message: String) throws {
        let found = try problems(text)
        expect(
            found.count == 1 && found[0].offset == offset && found[0].message.contains(message),
            "\(text): \(found)"
        )
    }

    @Test(
        "what is right has no problems",
        arguments: [
            "user.name + '!'", "items[0].price * 2 > total ? 'a' : 'b'", "formatCurrency(total, 'EUR', decimals: 0)",
            "plural(total, one: '${total} item', other: '${total} items')", "max(1, total, [2, 3])",
            "count(items) == 0",
            "items[9].price", "sum(items, 'price') / count(items)", "$price * 2", "first(items).anything",
        ]
    )
    func right(_ text: String) throws {
        try expectEqual(problems(text), [])
    }
}

struct ExpressionBoundTests {
    @Test("the longest chain that can be read is computed whole")
    func chains() throws {
        let functions = ScreenFunctions()
        let sum = try ScreenExpression((0...100).map(String.init).joined(separator: "+"))
        expectEqual(functions.value(of: sum, in: [:]), 5_050)
        #expect(throws: ExpressionError.self) {
            try ScreenExpression((0...101).map(String.init).joined(separator: "+"))
        }
        let text = try ScreenExpression((0...100).map { _ in "'a'" }.joined(separator: "+"))
        expectEqual(functions.value(of: text, in: [:]).string?.count, 101)
    }

    @Test("texts that grow with their product end")
    func products() throws {
        let functions = ScreenFunctions()
        let model: DocumentValue = ["a": .string(String(repeating: "a", count: 100_000))]
        let many = (0..<900).map { _ in "${a}" }.joined()
        for expression in [
            "replace(a, 'a', a)", "'\(many)'", "join([\((0..<900).map { _ in "a" }.joined(separator: ","))], a)",
            "formatList([\((0..<900).map { _ in "a" }.joined(separator: ","))])", "join(split(a, ''), a)",
        ] {
            let length = functions.value(of: try ScreenExpression(expression), in: model).string?.utf8.count ?? 0
            expect((100_000...110_000).contains(length), "\(expression.prefix(20)): \(length)")
        }
    }
}
