import CellCatalog
import Expectations
import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import ScreenAudits
import SeededRandom

@MainActor
@Suite("The gate of distances")
struct SpacingGateTests {
    private func alarms(
        _ state: CollectionViewState,
        _ configurations: [ScreenConfiguration] = AuditedScreens.configurations
    ) -> [String] {
        configurations.flatMap { configuration in
            let host = AuditedScreens.host(state, configuration)
            let spacings = ScreenSpacings(of: host.viewController) { host.layout() }
            return spacings.offScale.map { gap in
                let isReversed = configuration.layoutDirection == .rightToLeft
                return
                    "\(gap.pointer): \(gap.problem) \(gap.frame) at \(configuration.size.width), "
                    + "\(configuration.scale)x, \(configuration.contentSizeCategory.rawValue)\(isReversed ? ", rtl" : "")"
            }
        }
    }

    @Test("no screen has a false alarm, at any scale, direction, text size and width", arguments: AuditedScreens.names)
    func screens(name: String) throws {
        let alarms = alarms(try AuditedScreens.state(AuditedScreens.url(name)))
        expectEqual(alarms.prefix(5), [])
    }

    @Test("no example has one")
    func examples() throws {
        expect(AuditedScreens.examples.count >= 6)
        for url in AuditedScreens.examples {
            let alarms = alarms(try AuditedScreens.state(url))
            expectEqual(alarms.prefix(5), [], "\(url.lastPathComponent)")
        }
    }

    @Test("no combination of the catalog has one")
    func catalog() {
        let configurations = Array(
            AuditedScreens.configurations.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
        )
        for screen in Catalog.designSystem.screens {
            let alarms = alarms(screen.state, configurations)
            expectEqual(alarms.prefix(5), [], "\(screen.name)")
        }
    }

    @Test("errors of one point that are planted in insets and spacings are found, with their pointer and edge")
    func insets() throws {
        var random = SeededGenerator(seed: 7)
        var count = 0
        for name in AuditedScreens.names {
            for _ in 0..<6 {
                var state = try AuditedScreens.state(AuditedScreens.url(name))
                guard let plant = Plant.random(in: &state, using: &random) else { continue }
                let configuration = AuditedScreens.configurations.randomElement(using: &random)
                let host = AuditedScreens.host(state, try require(configuration))
                let found = ScreenSpacings(of: host.viewController) { host.layout() }.offScale
                expect(found.contains { $0.pointer == plant.pointer }, "\(name): \(plant.pointer)")
                count += 1
            }
        }
        expect(count > 50)
    }

    @Test("texts that were moved by a point are found, but for few", arguments: AuditedScreens.names)
    func moved(name: String) throws {
        var random = SeededGenerator(seed: 11)
        let state = try AuditedScreens.state(AuditedScreens.url(name))
        var missed: [String] = []
        for scale in [2, 3] as [CGFloat] {
            let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 2_000), scale: scale)
            let host = AuditedScreens.host(state, configuration)
            for _ in 0..<12 {
                let cells = (host.viewController as? CellScreenViewController)?.collectionView.visibleCells ?? []
                let labels = cells.flatMap { Self.labels(in: $0) }.sorted {
                    $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
                }
                let label = try require(labels.randomElement(using: &random))
                let offset =
                    [
                        CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1),
                    ].randomElement(using: &random) ?? .zero
                let frame = label.frame
                label.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
                let found = ScreenSpacings(of: host.viewController, layout: {}).offScale
                if found.isEmpty { missed.append("\(label.text ?? "") by \(offset) at \(scale)x") }
                label.frame = frame
            }
            expect(ScreenSpacings(of: host.viewController, layout: {}).offScale.isEmpty)
        }
        // A text of 24 may come to stand at another alignment, or beside a text that was cut.
        expect(missed.count <= 3, "\(missed)")
    }

    private static func labels(in view: UIView) -> [UILabel] {
        guard view.isShown else { return [] }
        if let label = view as? UILabel, label.shownText != nil { return [label] }
        return view.subviews.flatMap(labels)
    }
}

/// A distance that was made a point too long.
private struct Plant {
    let pointer: String

    @MainActor
    static func random(in state: inout CollectionViewState, using random: inout SeededGenerator) -> Plant? {
        let sections = state.sections.indices.filter { state.sections[$0].items.count > 1 }
        guard let section = sections.randomElement(using: &random) else { return nil }
        let pointer = "/sections/\(section)/layout"
        let names = ["insets/top", "insets/left", "insets/bottom", "insets/right", "rowSpacing"]
        let name = names.randomElement(using: &random) ?? ""
        let paths: [String: WritableKeyPath<CollectionViewSectionLayout, CGFloat>] = [
            "insets/top": \.insets.top, "insets/left": \.insets.left, "insets/bottom": \.insets.bottom,
            "insets/right": \.insets.right, "rowSpacing": \.rowSpacing,
        ]
        guard let path = paths[name] else { return nil }
        state.sections[section].layout[keyPath: path] += 1
        return Plant(pointer: "\(pointer)/\(name)")
    }
}
