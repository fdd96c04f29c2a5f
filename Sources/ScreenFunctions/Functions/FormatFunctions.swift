import Foundation
import ScreenDocumentsCore

enum FormatFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "formatNumber": { arguments in
            guard let value = number(arguments) else { return "" }
            return .string(
                arguments.formatting.number(
                    value,
                    decimals: arguments.integer("decimals"),
                    grouping: arguments.boolean("grouping") ?? true
                )
            )
        },
        "formatPercent": { arguments in
            guard let share = arguments.number("value") else { return "" }
            return .string(arguments.formatting.percent(share, decimals: arguments.integer("decimals")))
        },
        "formatCurrency": { arguments in
            guard let value = number(arguments) else { return "" }
            let code = arguments.text("currency").uppercased()
            guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return "" }
            return .string(
                arguments.formatting.currency(
                    value,
                    code,
                    decimals: arguments.integer("decimals"),
                    grouping: arguments.boolean("grouping") ?? true
                )
            )
        },
        "formatMeasurement": { arguments in
            guard let value = number(arguments) else { return "" }
            return .string(
                arguments.formatting.measurement(value, arguments.text("unit"), decimals: arguments.integer("decimals"))
            )
        },
        "formatList": { arguments in
            var texts = arguments.list("list").map(\.displayText)
            if texts.reduce(0, { $0 + $1.utf8.count }) > Evaluation.textLimit {
                texts = [TextFunctions.joined(texts, ", ")]
            }
            return .string(
                Evaluation.bounded(arguments.formatting.list(texts, isAlternative: arguments.text("type") == "or"))
            )
        },
        "formatDate": { arguments in
            guard let date = DateText.date(arguments["date"], arguments.formatting.calendar) else { return "" }
            return .string(arguments.formatting.date(date, arguments.text("format")))
        },
        "formatRelative": { arguments in
            guard let date = DateText.date(arguments["date"], arguments.formatting.calendar) else { return "" }
            return .string(arguments.formatting.relative(date))
        },
        "plural": { plural($0) { PluralRules.cardinal($0, language: $1) } },
        "ordinal": { plural($0) { PluralRules.ordinal($0, language: $1) } },
    ]

    private static func number(_ arguments: FunctionArguments) -> DocumentValue? {
        if let value = arguments["value"], value.number != nil { return value }
        return arguments.number("value").map { .number($0) }
    }

    private static func plural(
        _ arguments: FunctionArguments,
        _ form: (_ number: Double, _ language: String) -> String
    ) -> DocumentValue {
        let name = arguments.number("value").map { form($0, arguments.formatting.language) } ?? "other"
        return arguments[name] ?? arguments["other"] ?? ""
    }
}
