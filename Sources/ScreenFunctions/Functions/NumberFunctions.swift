import Foundation
import ScreenDocumentsCore

enum NumberFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "number": { arguments in
            if let value = arguments["value"], value.number != nil { return value }
            let text = arguments.text("value").trimmingCharacters(in: .whitespaces)
            guard let expression = try? ScreenExpression(text), case .literal(let value) = expression.node,
                value.number != nil
            else { return .null }
            return value
        },
        "typedNumber": { $0.formatting.typedNumber($0.text("text")) ?? .null },
        "abs": { arguments in
            guard let value = arguments["value"], let number = value.number else { return .null }
            if case .largeInteger(let digits) = value, digits.hasPrefix("-") {
                return .largeInteger(String(digits.dropFirst()))
            }
            return number < 0 ? .number(-number) : value
        },
        "round": { arguments in
            guard let number = arguments.number("value") else { return .null }
            let decimals = (arguments.integer("decimals") ?? 0).clamped(0, 15)
            guard decimals > 0 else { return .number(number.rounded()) }
            // Rounds decimally, so that 1.005 becomes 1.01.
            var value = Decimal(string: "\(number)") ?? Decimal(number)
            var result = Decimal()
            NSDecimalRound(&result, &value, decimals, .plain)
            return .number(NSDecimalNumber(decimal: result).doubleValue)
        },
        "floor": { $0.number("value").map { .number($0.rounded(.down)) } ?? .null },
        "ceil": { $0.number("value").map { .number($0.rounded(.up)) } ?? .null },
        "min": { numbers($0).min { ($0.number ?? 0) < ($1.number ?? 0) } ?? .null },
        "max": { numbers($0).max { ($0.number ?? 0) < ($1.number ?? 0) } ?? .null },
        "clamp": { arguments in
            guard let value = arguments.number("value"), let from = arguments.number("from"),
                let to = arguments.number("to")
            else { return .null }
            return .number(max(from, min(value, to)))
        },
    ]

    private static func numbers(_ arguments: FunctionArguments) -> [DocumentValue] {
        arguments.rest.flatMap { $0.array ?? [$0] }.filter { $0.number != nil }
    }
}
