import Foundation

@testable import DTCGTokens

/// Reads tokens of a text, which has to be without errors.
func tokens(_ text: String) throws -> TokenTree {
    try TokenFile(data: Data(text.utf8)).tree
}

/// The problems of a text without the name of the file: `1:2: error: message, at pointer, allowed: values`.
func problems(in text: String) -> [String] {
    TokenFile.problems(in: Data(text.utf8), name: "f").map { String($0.description.dropFirst(2)) }
}

/// A token of a type with a value.
func token(_ type: String, _ value: String) -> String {
    #"{"token": {"$type": "\#(type)", "$value": \#(value)}}"#
}

/// The value of the only token of a type.
func value(_ type: String, _ value: String) throws -> TokenValue? {
    try tokens(token(type, value))["token"]?.value
}
