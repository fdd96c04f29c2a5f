/// The signatures of the standard functions. `ScreenFunctions` implements them.
package enum StandardFunctions {
    private typealias Parameter = FunctionSignature.Parameter

    /// The functions, by topics.
    package static let all: [FunctionSignature] = texts + numbers + lists + dates + colors + formats + checks

    /// The functions by their names.
    package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The function of documents that reads the progress of a form.
    package static let isValid = FunctionSignature(
        "isValid",
        [],
        rest: .text,
        minimumRest: 0,
        .boolean,
        "Whether all fields with checks are valid, or those with the given identifiers."
    )

    /// The function of documents that reads their tables of texts.
    package static let localized = FunctionSignature(
        "localized",
        [.init("key", .text)],
        [.text, .null],
        "The text of the document's `strings` with a key, in the user's language."
    )

    /// The functions of documents by their names.
    package static let ofDocuments = byName.merging([isValid, localized].map { ($0.name, $0) }) { $1 }

    private static func optional(_ name: String, _ type: ExpressionType) -> Parameter {
        Parameter(name, type, isRequired: false)
    }

    private static let text = Parameter("text", .text)
    private static let number = Parameter("value", .number)
    private static let list = Parameter("list", .list)
    private static let plurals = ["zero", "one", "two", "few", "many"].map { optional($0, .text) }

    private static let texts: [FunctionSignature] = [
        .init("upper", [text], .text, "The text in capital letters of the language of the screen."),
        .init("lower", [text], .text, "The text in small letters of the language of the screen."),
        .init("trim", [text], .text, "The text without white space at its ends."),
        .init(
            "contains",
            [.init("in", [.text, .list]), .init("part", .any)],
            .boolean,
            "Whether a text or list has a part."
        ),
        .init("startsWith", [text, .init("part", .text)], .boolean, "Whether the text begins with another one."),
        .init("endsWith", [text, .init("part", .text)], .boolean, "Whether the text ends with another one."),
        .init(
            "replace",
            [text, .init("old", .text), .init("new", .text)],
            .text,
            "The text with another part everywhere."
        ),
        .init(
            "slice",
            [.init("of", [.text, .list]), .init("from", .number), optional("to", .number)],
            [.text, .list, .null],
            "The characters or elements from one index up to another one; negative indexes count from the end."
        ),
        .init("split", [text, .init("separator", .text)], .list, "The parts of the text between separators."),
        .init("join", [list, optional("separator", .text)], .text, "The elements in one text."),
        .init("text", [.init("value", .any)], .text, "The value as a text, as in '${value}'."),
    ]

    private static let numbers: [FunctionSignature] = [
        .init("number", [.init("value", .any)], [.number, .null], "The number that a text is; null if it is none."),
        .init(
            "typedNumber",
            [.init("text", .text)],
            [.number, .null],
            "The number that the user has typed, with the decimal separator of the language; null if it is none."
        ),
        .init("abs", [number], .number, "The number without its sign."),
        .init(
            "round",
            [number, optional("decimals", .number)],
            .number,
            "The nearest number with so many decimals, 0 to 15."
        ),
        .init("floor", [number], .number, "The greatest integer that is not greater."),
        .init("ceil", [number], .number, "The least integer that is not less."),
        .init("min", [], rest: [.number, .list], [.number, .null], "The least of numbers, or of a list of them."),
        .init("max", [], rest: [.number, .list], [.number, .null], "The greatest of numbers, or of a list of them."),
        .init(
            "clamp",
            [number, .init("from", .number), .init("to", .number)],
            .number,
            "The number, or the nearer limit."
        ),
    ]

    private static let lists: [FunctionSignature] = [
        .init(
            "count",
            [.init("of", [.list, .object, .text, .null])],
            .number,
            "The number of elements, members or characters."
        ),
        .init(
            "sum",
            [list, optional("key", .text)],
            .number,
            "The sum of numbers, or of the members of elements by a key."
        ),
        .init("first", [list], .any, "The first element."),
        .init("last", [list], .any, "The last element."),
        .init("reversed", [list], .list, "The elements from the last to the first."),
        .init(
            "sorted",
            [list, optional("key", .text)],
            .list,
            "The elements in order, or in the order of a member of theirs."
        ),
        .init("pluck", [list, .init("key", .text)], .list, "A member of each element."),
        .init(
            "indexOf",
            [list, .init("element", .any)],
            [.number, .null],
            "The index of an element; null if there is none."
        ),
        .init("keys", [.init("object", .object)], .list, "The keys of an object, in order."),
    ]

    private static let date = Parameter("date", [.text, .number])

    private static let dates: [FunctionSignature] = [
        .init("now", [], .text, "The current time, in ISO 8601."),
        .init(
            "addToDate",
            [date, .init("amount", .number), .init("unit", .text)],
            [.text, .null],
            "The date later by seconds, minutes, hours, days, weeks, months or years."
        ),
        .init(
            "datePart",
            [date, .init("unit", .text)],
            [.number, .null],
            "The year, month, day, weekday (1 is Monday), hour, minute or second."
        ),
        .init(
            "secondsBetween",
            [.init("from", [.text, .number]), .init("to", [.text, .number])],
            [.number, .null],
            "The seconds from one date to another."
        ),
    ]

    private static let colors: [FunctionSignature] = [
        .init(
            "opacity",
            [.init("color", .text), .init("share", .number)],
            [.text, .null],
            "The color with an opacity, 0 to 1."
        ),
        .init(
            "mix",
            [.init("color", .text), .init("other", .text), .init("share", .number)],
            [.text, .null],
            "The color with a share, 0 to 1, of another one."
        ),
        .init(
            "contrasting",
            [.init("color", .text)],
            [.text, .null],
            "Black or white, what can be read on the color."
        ),
    ]

    private static let decimals = optional("decimals", .number)
    private static let grouping = optional("grouping", .boolean)

    private static let formats: [FunctionSignature] = [
        .init("formatNumber", [number, decimals, grouping], .text, "The number as people write it."),
        .init("formatPercent", [number, decimals], .text, "The share, 0 to 1, in percent."),
        .init(
            "formatCurrency",
            [number, .init("currency", .text), decimals, grouping],
            .text,
            "The amount in a currency by its code in ISO 4217."
        ),
        .init(
            "formatMeasurement",
            [number, .init("unit", .text), decimals],
            .text,
            "The amount with the symbol of a unit: km, kg, °C."
        ),
        .init("formatList", [list, optional("type", .text)], .text, "The elements with commas and 'and' (or 'or')."),
        .init(
            "formatDate",
            [date, .init("format", .text)],
            .text,
            "The date in a pattern of Unicode's technical standard 35, or as short, medium, long, full, time, dateTime."
        ),
        .init("formatRelative", [date], .text, "How long ago the date is, or in what time: yesterday, in 3 hours."),
        .init(
            "plural",
            [number] + plurals + [.init("other", .text)],
            .text,
            "The text for the number by CLDR's cardinals."
        ),
        .init(
            "ordinal",
            [number] + plurals + [.init("other", .text)],
            .text,
            "The text for the place by CLDR's ordinals."
        ),
    ]

    private static let checks: [FunctionSignature] = [
        .init("isPresent", [.init("value", .any)], .boolean, "Whether the value is neither null nor empty."),
        .init(
            "matches",
            [text, .init("pattern", .text)],
            .boolean,
            "Whether a regular expression matches the whole text."
        ),
        .init("isEmail", [text], .boolean, "Whether the text looks like an address of mail."),
        .init(
            "hasLength",
            [text, optional("min", .number), optional("max", .number)],
            .boolean,
            "Whether the text has so many characters."
        ),
        .init(
            "isInRange",
            [.init("value", .any), optional("min", .number), optional("max", .number)],
            .boolean,
            "Whether the value is a number in a range."
        ),
    ]
}
