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

    /// `make fidelity` names the file.
    @Test("the table of figures is written to a file, on request")
    func table() throws {
        guard let path = ProcessInfo.processInfo.environment["FIDELITY_TABLE"] else { return }
        try FigureTable.text(of: Figures.all).write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test("each figure has a name of its own")
    func names() {
        expectEqual(Set(Figures.all.map(\.name)).count, Figures.all.count)
    }
}
