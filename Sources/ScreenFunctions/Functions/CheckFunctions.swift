import Foundation
import ScreenDocumentsCore

enum CheckFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "isPresent": { .boolean(isPresent($0["value"])) },
        "matches": { arguments in
            .boolean(
                SafePattern(arguments.text("pattern"))?.isFound(in: arguments.text("text"), isWhole: true) ?? false
            )
        },
        "isEmail": { .boolean(TextFormat.isMailAddress($0.text("text"))) },
        "hasLength": { arguments in
            let count = Double(arguments.text("text").count)
            return .boolean(isIn(count, arguments))
        },
        "isInRange": { arguments in
            guard let number = arguments.number("value") else { return false }
            return .boolean(isIn(number, arguments))
        },
    ]

    package static func isPresent(_ value: DocumentValue?) -> Bool {
        switch value {
        case nil, .null?: false
        case .string(let text)?: !text.isEmpty
        case .array(let elements)?: !elements.isEmpty
        case .object(let members)?: !members.isEmpty
        default: true
        }
    }

    private static func isIn(_ number: Double, _ arguments: FunctionArguments) -> Bool {
        number >= arguments.number("min") ?? -.infinity && number <= arguments.number("max") ?? .infinity
    }
}
