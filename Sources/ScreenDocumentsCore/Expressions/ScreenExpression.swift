/// A value computed from the state of a screen: `count(cart.items) > 0 ? 'Pay ${formatCurrency(total, 'EUR')}' : 'Close'`.
///
/// Expressions have no side effects, loops or recursion, and their length, depth and results are limited, so evaluation always
/// ends. Undefined results (division by zero, a missing member, operands of the wrong types) are `null`.
///
/// | | |
/// |---|---|
/// | literals | `12`, `0.5`, `'text'`, `"text"`, `true`, `false`, `null`, `[1, 2]` |
/// | values of the state | `user.name`, `items[0].price`, `items[selected]` |
/// | parameters of a template | `$price` |
/// | arithmetic | `+`, `-`, `*`, `/`, `%`; `+` joins texts and lists |
/// | comparison | `==`, `!=`, `<`, `<=`, `>`, `>=` of two numbers or two texts |
/// | logic | `&&`, `||`, `!`, `condition ? a : b`, `value ?? other` |
/// | values in texts | `'${count} of ${total}'`; `\${` is a literal `${` |
/// | functions | `formatNumber(price, decimals: 2)` |
public struct ScreenExpression: Hashable, Sendable, CustomStringConvertible {
    /// The maximum length of an expression, in bytes of UTF-8.
    public static let byteLimit = 4_000
    /// The maximum nesting depth of parentheses, calls and operators.
    public static let depthLimit = 32
    /// The maximum number of operators and members.
    public static let stepLimit = 100

    /// The text.
    public let description: String

    package let node: ExpressionNode

    /// Parses an expression.
    ///
    /// - Throws: An `ExpressionError` with the place in the text.
    public init(_ text: String) throws(ExpressionError) {
        var parser = ExpressionParser(text)
        node = try parser.parse()
        description = text
    }

    /// Parses a text with values, `Hello, ${user.name}`, in which `\\${` is a literal `${`.
    package init(template: String) throws(ExpressionError) {
        var parser = ExpressionParser(template)
        node = try parser.parseTemplate()
        description = template
    }

    /// Creates an expression that was parsed from another syntax.
    package init(node: ExpressionNode, description: String) {
        self.node = node
        self.description = description
    }
}

/// A syntax error in an expression.
public struct ExpressionError: Error, Hashable, Sendable {
    /// The offset in the text, in bytes of UTF-8.
    public let offset: Int
    /// The error message, one sentence.
    public let message: String
    /// What is allowed instead, or `nil` if the message says it.
    public let allowed: String?

    package init(at offset: Int, _ message: String, allowed: String? = nil) {
        self.offset = offset
        self.message = message
        self.allowed = allowed
    }
}
