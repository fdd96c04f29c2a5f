import CellCatalog
import Expectations
import Foundation
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

@MainActor
@Suite("The catalog's own audit")
struct CatalogAuditTests {
    @Test("no part and no combination has a problem", arguments: [UIUserInterfaceStyle.light, .dark])
    func catalog(appearance: UIUserInterfaceStyle) {
        // Combinations consist of parts; with `LONG_TESTS=1` they are audited as parts are.
        let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
        let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 844), appearance: appearance)
        for screen in Catalog.designSystem.screens {
            let isShort = !isLong && screen.name == "matrix"
            // Texts take the same room in both appearances.
            if isShort, appearance == .dark { continue }
            // Samples are repeated on purpose.
            var audit = ScreenAudit(
                without: [.repeatedLabel],
                textSizes: appearance == .light && !isShort ? [.accessibilityLarge] : []
            )
            // So is text that is longer than its lines.
            audit.expectations = [
                "Приглашения на собеседования", "Показываем работодателям", "Соединённое Королевство",
            ].map { AuditExpectation(.cutText, element: $0) }
            let found = audit.report(of: screen.state, on: configuration).findings.map(\.description)
            expectEqual(found.prefix(5), [], "\(screen.name)")
        }
    }
}
