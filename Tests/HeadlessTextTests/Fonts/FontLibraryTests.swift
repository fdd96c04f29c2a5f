import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite struct FontLibraryTests {
    @Test("shaping takes the face that was asked for", arguments: [400, 600, 900], [17, 28])
    func faces(weight: Int, size: CGFloat) throws {
        let font = FontSpecification(size: size, weight: weight)
        let layout = TextLayoutCache.shared.layout(
            for: TextContent("Abc", font: font),
            constraints: TextConstraints(),
            width: .infinity
        )
        let face = try require(layout.lines.first?.line.runs.first?.face)
        expectEqual(face.family, size < 20 ? "Inter" : "Inter Display")
        expectEqual(face.weight, weight)
        expectEqual(face.size, size)
    }

    @Test("where Inter is missing, the message names the package to install")
    func missingFont() throws {
        let error = #expect(throws: FontError.self) { try FontFiles(roots: ["/nonexistent"]) }
        let message = try require(error?.description)
        expect(message.contains("apt-get install fonts-inter"))
        expect(message.contains("/nonexistent"))
    }

    @Test("only pinned fonts are used, whatever else is installed")
    func pinnedFonts() throws {
        let paths = try FontFiles().paths
        let names = paths.compactMap { $0.split(separator: "/").last }
        expect(names.allSatisfy { $0.hasPrefix("Inter") || $0.hasPrefix("Noto") || $0.hasPrefix("DroidSansFallback") })
        expect(!names.contains { $0.contains("Mono") || $0.contains("UI-") })
    }
}
