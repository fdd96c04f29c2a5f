/// A node of the syntax tree of an expression.
package indirect enum ExpressionNode: Hashable, Sendable {
    case literal(DocumentValue)
    case list([ExpressionNode])
    /// A value of the data model.
    case path(ModelPath)
    /// A parameter of a template.
    case parameter(String)
    /// A member or element by a computed key.
    case member(ExpressionNode, ExpressionNode)
    case not(ExpressionNode)
    case minus(ExpressionNode)
    case binary(ExpressionOperator, ExpressionNode, ExpressionNode)
    case conditional(ExpressionNode, ExpressionNode, ExpressionNode)
    /// A text with interpolated values.
    case text([ExpressionNode])
    case call(String, [ExpressionArgument])
    /// A node with its offset in the text, in bytes of UTF-8, for error messages.
    case placed(ExpressionNode, Int)

    /// The node without its offset.
    var withoutPlace: ExpressionNode {
        var node = self
        while case .placed(let inner, _) = node { node = inner }
        return node
    }
}

/// An argument of a call, with its name if it has one.
package struct ExpressionArgument: Hashable, Sendable {
    package let name: String?
    package let value: ExpressionNode

    package init(name: String? = nil, value: ExpressionNode) {
        self.name = name
        self.value = value
    }
}

/// An operator between two values, from the loosest to the tightest.
package enum ExpressionOperator: String, CaseIterable, Sendable {
    case otherwise = "??"
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case lessOrEqual = "<="
    case moreOrEqual = ">="
    case less = "<"
    case more = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case remainder = "%"

    /// The precedence: a higher one binds tighter.
    var precedence: Int {
        switch self {
        case .otherwise: 1
        case .or: 2
        case .and: 3
        case .equal, .unequal: 4
        case .less, .lessOrEqual, .more, .moreOrEqual: 5
        case .plus, .minus: 6
        case .times, .over, .remainder: 7
        }
    }
}
