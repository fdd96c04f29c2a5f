import Foundation
import PositionedJSON
import ScreenDocumentsCore

enum ListFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "count": { arguments in
            switch arguments["of"] {
            case .array(let elements)?: .number(Double(elements.count))
            case .object(let members)?: .number(Double(members.count))
            case .string(let text)?: .number(Double(text.count))
            default: 0
            }
        },
        "sum": { arguments in
            let values = plucked(arguments)
            let model: DocumentValue = .null
            var evaluation = Evaluation(model: model)
            return values.reduce(0) { total, value in
                value.number == nil ? total : evaluation.value(.binary(.plus, .literal(total), .literal(value)))
            }
        },
        "first": { $0.list("list").first ?? .null },
        "last": { $0.list("list").last ?? .null },
        "reversed": { .array($0.list("list").reversed()) },
        "sorted": { arguments in
            let list = arguments.list("list")
            let keys = plucked(arguments)
            let order = list.indices.sorted { left, right in
                isBefore(keys[left], keys[right], arguments.formatting.locale) ?? (left < right)
            }
            return .array(order.map { list[$0] })
        },
        "pluck": { .array(plucked($0)) },
        "indexOf": { arguments in
            let element = arguments["element"] ?? .null
            return arguments.list("list").firstIndex(of: element).map { .number(Double($0)) } ?? .null
        },
        "keys": { arguments in
            .array((arguments["object"]?.object?.keys ?? []).sorted { $0.precedesBytes(of: $1) }.map { .string($0) })
        },
    ]

    /// The elements, or a member of each.
    private static func plucked(_ arguments: FunctionArguments) -> [DocumentValue] {
        guard let key = arguments["key"]?.string else { return arguments.list("list") }
        return arguments.list("list").map { $0[key] ?? .null }
    }

    /// Returns whether the left value sorts first, or `nil` if they are equal. Numbers sort before texts, texts before the rest.
    private static func isBefore(_ left: DocumentValue, _ right: DocumentValue, _ locale: Locale) -> Bool? {
        if let left = left.number, let right = right.number { return left == right ? nil : left < right }
        if let left = left.string, let right = right.string {
            let order = left.compare(right, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
            return order == .orderedSame ? nil : order == .orderedAscending
        }
        func rank(_ value: DocumentValue) -> Int { value.number != nil ? 0 : value.string != nil ? 1 : 2 }
        return rank(left) == rank(right) ? nil : rank(left) < rank(right)
    }
}
