import A2UIScreens
import CellTesting
import Expectations
import Foundation
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

enum PublicExamples {
    static let files: [URL] = {
        let given = ProcessInfo.processInfo.environment["A2UI_CASES"].map { URL(fileURLWithPath: $0) }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let folder = (given ?? root.appendingPathComponent("shared/a2ui")).appendingPathComponent("examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0) }
    }()
}

/// The public examples, which stay outside of the repository: beside it, or where `A2UI_CASES` says.
@MainActor
@Suite(.enabled(if: !PublicExamples.files.isEmpty, "the public examples are not beside the repository"))
struct ExampleTests {
    @Test(
        "each is shown without a diagnostic, and people can read, reach and hear all of it",
        arguments: PublicExamples.files
    )
    func audit(_ example: URL) throws {
        let value = try JSONDecoder().decode(DocumentValue.self, from: Data(contentsOf: example))
        var errors: [A2UIError] = []
        let surfaces = A2UISurfaces(
            functions: A2UIFunctions(formatting: ValueFormatting(locale: Locale(identifier: "en_US")))
        )
        surfaces.errorHandler = { errors.append($0) }
        for message in value["messages"]?.array ?? [] { surfaces.process(message) }
        expect(errors.isEmpty)
        let surface = try require(surfaces.surfaceIDs.first.flatMap(surfaces.surface))
        for configuration in Self.configurations {
            let host = ScreenHost(A2UISurfaceViewController(surface: surface), configuration: configuration)
            host.layout()
            let findings = ScreenAudit(without: [.spacing], textSizes: [configuration.contentSizeCategory]).findings(
                in: host
            )
            expect(findings.isEmpty, "\(example.lastPathComponent), \(configuration.size.width): \(findings)")
        }
    }

    private static let configurations: [ScreenConfiguration] = {
        let light = ScreenConfiguration(size: CGSize(width: 390, height: 844))
        var large = light
        large.contentSizeCategory = .accessibilityLarge
        var mirrored = light
        mirrored.layoutDirection = .rightToLeft
        var narrow = light
        narrow.size.width = 320
        narrow.appearance = .dark
        return [light, large, mirrored, narrow]
    }()
}
