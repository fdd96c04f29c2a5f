import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Fidelity to devices")
struct FidelityTests {
    @Test("ours is what a device has", arguments: Figures.all)
    func figure(_ figure: Figure) {
        let ours = figure.measure()
        expect(abs(ours - figure.expected) <= figure.tolerance, "\(figure.name): \(figure.expected), ours \(ours)")
    }

    @Test("no figure is further off than the table in the documentation says")
    func progress() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let table = try String(contentsOf: root.appendingPathComponent("Documentation/Fidelity.md"), encoding: .utf8)
        let known = FigureTable.distances(in: table)
        for figure in Figures.all {
            let distance = abs(figure.measure() - figure.expected)
            let old = known[figure.name]
            expect(old.map { distance <= abs($0) + 0.002 } ?? false, "\(figure.name): \(distance), was \(old ?? .nan)")
        }
        expectEqual(known.count, Figures.all.count)
    }

    @Test("each figure has a name of its own")
    func names() {
        expectEqual(Set(Figures.all.map(\.name)).count, Figures.all.count)
    }
}
