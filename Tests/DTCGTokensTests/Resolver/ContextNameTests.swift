import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("Names of contexts")
struct ContextNameTests {
    private static let json = """
        {"version": "2025.10",
         "modifiers": {
           "brand": {"default": "a", "contexts": {"a": [], "b": []}},
           "appearance": {"default": "light", "contexts": {"light": [], "dark": []}},
           "density": {"default": "light", "contexts": {"light": [], "compact": []}}},
         "resolutionOrder": [
           {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/appearance"}, {"$ref": "#/modifiers/density"}]}
        """

    private static func resolver() throws -> TokenResolver {
        try TokenResolver(data: Data(json.utf8)) { _ in throw CocoaError(.fileNoSuchFile) }
    }

    @Test(
        "contexts are named alone or with their modifier, several with commas",
        arguments: [
            ("", [:]), ("b", ["brand": "b"]), ("dark, b", ["brand": "b", "appearance": "dark"]),
            (" density = light ,compact", ["density": "compact"]), ("appearance=light", ["appearance": "light"]),
        ] as [(String, TokenContext)]
    )
    func names(text: String, context: TokenContext) throws {
        try expectEqual(Self.resolver().context(named: text), context)
    }

    @Test("a name of no modifier, or of several, is an error that lists the contexts", arguments: ["c", "light", " "])
    func errors(text: String) throws {
        let resolver = try Self.resolver()
        let error = #expect(throws: TokenContextError.self) { try resolver.context(named: text) }
        expectEqual(error?.description.contains("brand=a|b, appearance=light|dark, density=light|compact"), true)
    }
}
