import DTCGTokens
import Expectations
import Foundation
import Testing

@testable import FigmaFiles

@Suite("Variables of the REST API")
struct VariableFilesTests {
    @Test("collections and modes become tokens, aliases references, and what is left out is told")
    func tokens() throws {
        let variables = try VariableFiles(DesignReadingTests.bytes("variables"), fileName: "variables.json")
        expectEqual(variables.files.map(\.name), ["Theme/Light.json", "Theme/Dark.json", "Base/Value.json"])
        expectEqual(
            variables.unsaid,
            [
                "VariableID:1:5 \"brand\": its value is that of a variable that is not in the file",
                "VariableID:1:4 \"gray\": a group has the same name; rename one of them",
            ]
        )
        let figma = try FigmaVariables(files: variables.files.map { ($0.name, Data($0.text.utf8)) })
        expectEqual(figma.resolver.modifiers.map(\.contexts), [["Light", "Dark"]])
        let light = try figma.resolver.tree()
        expectEqual(light["surface.card"]?.alias, TokenPath("gray.100"))
        expectEqual(light["surface.card"]?.value, light["gray.100"]?.value)
        guard case .dimension(let radius)? = light["radius.large"]?.value else {
            return expect(Bool(false), "no radius")
        }
        expectEqual(radius.value, 16)
        let name = try require(figma.resolver.modifiers.first?.name)
        let dark = try figma.resolver.tree(for: [name: "Dark"])
        guard case .color(let color)? = dark["surface.card"]?.value else { return expect(Bool(false), "no color") }
        expectEqual(color.components, [0.1, 0.1, 0.12])
    }
}
