import Expectations
import Foundation
import Testing

@testable import DTCGTokens
import SeededRandom

@Suite("Damaged files of tokens")
struct RobustnessTests {
    private static let file = ##"""
        {"$schema": "x", "color": {"$type": "color", "$root": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.1, "none"]}},
          "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, {"$ref": "#/n/$value"}], "alpha": 0.5, "hex": "#0066cc"}},
          "link": {"$value": "{color.ink}", "$deprecated": "Use ink."}},
         "n": {"$type": "number", "$value": 0.5}, "old": {"value": "16px", "type": "dimension"}, "d": {"$type": "dimension", "$value": "8px"},
         "base": {"$type": "duration", "fast": {"$value": {"value": 200, "unit": "ms"}}}, "brand": {"$extends": "{base}", "slow":
          {"$value": {"value": 1, "unit": "s"}, "$extensions": {"com.figma.scopes": ["GAP"]}}},
         "s": {"$type": "shadow", "$value": [{"color": {"$ref": "#/color/ink/$value"}, "offsetX": {"value": 0, "unit": "px"},
          "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 0, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]}}
        """##

    /// How many files are damaged: a few here, 100,000 by `make fuzz-tokens`.
    private static let count = ProcessInfo.processInfo.environment["TOKEN_MUTANTS"].flatMap(Int.init) ?? 150

    @Test("a damaged file is read or refused with positions inside of it, and never crashes")
    func mutations() throws {
        var random = SeededGenerator(seed: 7)
        var accepted = 0
        for _ in 0..<Self.count {
            var bytes = [UInt8](Self.file.utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) { mutate(&bytes, using: &random) }
            let data = Data(bytes)
            let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
            check(TokenFile.problems(in: data), lines: lines)
            if let upgrade = try? TokenUpgrade(data: data) {
                if !upgrade.problems.contains(where: { $0.severity == .error }) {
                    accepted += 1
                    let tree = try TokenFile(data: upgrade.data).tree
                    try expectEqual(
                        TokenFile(data: tree.formatted()).tree.tokens.map(\.value),
                        tree.tokens.map(\.value)
                    )
                }
            }
        }
        expect(accepted > 0 && accepted < Self.count)
    }

    @Test("a damaged resolver document is read or refused, and never crashes")
    func resolverMutations() {
        let text = ##"""
            {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "f.json"}, {"x": {"$type": "number", "$value": 1}}]}},
             "modifiers": {"m": {"contexts": {"l": [], "d": [{"$ref": "#/sets/a"}]}, "default": "l"}},
             "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/m"}]}
            """##
        var random = SeededGenerator(seed: 8)
        for _ in 0..<(Self.count / 5) {
            var bytes = [UInt8](text.utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) { mutate(&bytes, using: &random) }
            do {
                _ = try TokenResolver(data: Data(bytes)) { _ in Data(#"{"y": {"$type": "number", "$value": 1}}"#.utf8) }
            } catch {
                expect(error.problems.contains { $0.severity == .error })
            }
        }
    }

    private func check(_ problems: [TokenProblem], lines: Int) {
        let positions = problems.map { [$0.line, $0.column] }
        expectEqual(positions.sorted { $0.lexicographicallyPrecedes($1) }, positions)
        expect(positions.allSatisfy { (1...lines).contains($0[0]) && $0[1] >= 1 })
        expect(!problems.contains { $0.message.isEmpty })
    }

    /// Deletes, duplicates, replaces or inserts some bytes.
    private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 3 where Int.random(in: 0..<8, using: &random) == 0: bytes.removeSubrange(start...)
        case 4: bytes.insert(contentsOf: #"{}[]",:\0-e"#.utf8.shuffled(using: &random).prefix(2), at: start)
        default:
            // Another digit or letter keeps the JSON whole and changes what it says.
            if bytes[start] >= UInt8(ascii: "0"), bytes[start] <= UInt8(ascii: "9") {
                bytes[start] = UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random)
            } else if bytes[start] >= UInt8(ascii: "a"), bytes[start] <= UInt8(ascii: "z") {
                bytes[start] = UInt8(ascii: "a") + UInt8.random(in: 0...25, using: &random)
            }
        }
    }
}
