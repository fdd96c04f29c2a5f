import CellCatalog
import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import CellTesting

/// A screen that was shown in other variants before has the pixels of a new one.
@Suite("Screens shared by the variants of a scenario")
@MainActor
struct SharedScreenTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Screens")

    private static let matrix = SnapshotMatrix(
        appearances: [.light, .dark],
        textSizes: [.large, .accessibilityExtraLarge],
        directions: [.leftToRight, .rightToLeft],
        contrasts: [.normal, .high],
        legibilityWeights: [.regular, .bold]
    )

    @Test("the twelve screens and more, in an order that is not theirs")
    func documents() throws {
        let group = try ScenarioGroup("Screens", documentsIn: Self.examples)
        expect(group.screens.count >= 12)
        for (number, screen) in group.screens.enumerated() {
            var variants = Self.matrix.variants(
                on: ScreenConfiguration(size: CGSize(width: 390, height: 844), scale: 1)
            )
            // Each screen comes from another variant.
            variants = stride(from: number, to: variants.count + number, by: 7).map {
                variants[($0 * 5) % variants.count]
            }
            let shared = ScenarioHost(screen)
            for variant in variants {
                let used = try shared.show(variant).bitmap()
                let new = try ScenarioHost(screen).show(variant).bitmap()
                expectEqual(used, new, "\(screen.name), \(variant.name)")
            }
            expectEqual(shared.screenCount, 1)
        }
    }

    @Test("devices of one kind share a screen, brands and versions of iOS do not")
    func devices() throws {
        let models = ["iPhone SE (3rd generation)", "iPhone 16 Pro Max", "iPad (A16)"].compactMap(DeviceModel.named)
        let screen = ScenarioScreen("rows") { environment in
            CellScreenViewController(
                state: CollectionViewState {
                    CollectionViewSection(items: {
                        (0..<30).map { TitleItem(differenceIdentifier: $0, left: LeftTitle(title: "Row \($0)")) }
                    })
                },
                theme: environment.theme
            )
        }
        var accent = CellTheme.standard
        accent.palette.accent = .systemPurple
        let matrix = SnapshotMatrix(
            devices: models.compactMap { SnapshotDevice($0) },
            brands: [SnapshotBrand("one", theme: .standard), SnapshotBrand("two", theme: accent)],
            systems: [.iOS17, .iOS26]
        )
        let shared = ScenarioHost(screen)
        for variant in matrix.variants() {
            let used = try shared.show(variant).bitmap()
            try expectEqual(ScenarioHost(screen).show(variant).bitmap(), used, "\(variant.name)")
        }
        // Each brand and version of iOS has a screen for phones and one for the iPad.
        expectEqual(shared.screenCount, 8)
    }
}
