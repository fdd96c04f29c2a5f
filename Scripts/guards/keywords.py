"""The keywords of Swift, by what they begin or end."""

TYPE_KEYWORDS = {"class", "struct", "enum", "protocol", "actor", "extension"}
MODIFIERS_AFTER_CLASS = {"func", "var", "let", "subscript", "override", "final", "private", "internal", "package", "public"}
# fmt: off
KEYWORDS = {
    "let", "var", "func", "init", "deinit", "subscript", "import", "typealias", "associatedtype", "operator", "case", "switch",
    "if", "else", "guard", "for", "in", "while", "repeat", "return", "throw", "throws", "rethrows", "try", "catch", "do", "defer",
    "where", "as", "is", "break", "continue", "default", "fallthrough", "await", "async", "nil", "true", "false", "some", "any",
    "inout", "public", "private", "internal", "fileprivate", "open", "package", "static", "final", "override", "required",
    "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect", "dynamic", "optional", "nonisolated",
    "isolated", "consuming", "borrowing", "set", "get", "willSet", "didSet", "precedencegroup", "infix", "prefix", "postfix",
    "sending", "each", "macro", "unsafe", "_modify", "_read", "Self", "Any",
} | TYPE_KEYWORDS
# fmt: on
EXPRESSION_ENDS = {"name", "number", "string", ")", "]", "}", "?", "!"}
