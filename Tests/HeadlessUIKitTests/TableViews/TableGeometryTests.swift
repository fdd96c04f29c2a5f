import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("The geometry of tables")
struct TableGeometryTests {
    @Test("a sequence of lengths equals plain sums after any change")
    func sequence() {
        var generator = Numbers(state: 7)
        for count in [1, 2, 3, 7, 8, 9, 64, 100] {
            var plain = [CGFloat](repeating: 10, count: count)
            var sequence = LengthSequence(count: count, common: 10)
            for _ in 0..<50 {
                let index = generator.next(below: count)
                let length = CGFloat(generator.next(below: 40))
                plain[index] = length
                sequence[index] = length
                expectEqual(sequence.total, plain.reduce(0, +))
                let place = CGFloat(generator.next(below: Int(sequence.total) + 20))
                // The last one that begins at or before the offset.
                let expected = plain.indices.last { plain[..<$0].reduce(0, +) <= place }
                expectEqual(sequence.index(at: place), expected)
            }
            for index in 0...count { expectEqual(sequence.start(of: index), plain[..<index].reduce(0, +)) }
            let copy = LengthSequence(plain)
            expect((0...count).allSatisfy { copy.start(of: $0) == sequence.start(of: $0) })
        }
    }

    @Test("lengths that are all the same need no tree")
    func uniform() {
        let sequence = LengthSequence(count: 1_000_000, common: 44)
        expectEqual(sequence.start(of: 500_000), 22_000_000)
        expectEqual(sequence.index(at: 43.9), 0)
        expectEqual(sequence.index(at: 44), 1)
        expectEqual(sequence.index(at: 1e9), 999_999)
        expectEqual(sequence.index(at: -5), 0)
        expectEqual(LengthSequence(count: 0, common: 44).index(at: 0), nil)
    }

    private func geometry() -> TableGeometry {
        func section(_ rows: Int, header: CGFloat, footer: CGFloat) -> TableSection {
            var section = TableSection(rows: LengthSequence(count: rows, common: 10), isKnown: false)
            section.header = header
            section.footer = footer
            return section
        }
        var geometry = TableGeometry(sections: [
            section(3, header: 5, footer: 2), section(0, header: 0, footer: 0), section(2, header: 4, footer: 0),
        ])
        geometry.tableHeader = 100
        geometry.tableFooter = 50
        return geometry
    }

    @Test("sections, headers, rows and footers follow each other")
    func spans() {
        let geometry = geometry()
        expectEqual(geometry.span(ofHeader: 0), .init(start: 100, length: 5))
        expectEqual(geometry.span(ofRow: IndexPath(row: 2, section: 0)), .init(start: 125, length: 10))
        expectEqual(geometry.span(ofFooter: 0), .init(start: 135, length: 2))
        expectEqual(geometry.span(ofSection: 1), .init(start: 137, length: 0))
        expectEqual(geometry.span(ofHeader: 2), .init(start: 137, length: 4))
        expectEqual(geometry.tableFooterSpan, .init(start: 161, length: 50))
        expectEqual(geometry.height, 211)
    }

    @Test("exactly the elements that intersect a range are found")
    func lookup() {
        let geometry = geometry()
        expectEqual(geometry.rows(in: 0, from: 114, to: 125), 0..<2)
        expectEqual(geometry.rows(in: 0, from: 115, to: 126), 1..<3)
        expect(geometry.rows(in: 0, from: 0, to: 105).isEmpty)
        expect(geometry.rows(in: 0, from: 135, to: 200).isEmpty)
        expectEqual(geometry.sections(from: 0, to: 138), 0..<3)
        expectEqual(geometry.row(at: 104), nil)
        expectEqual(geometry.row(at: 115), IndexPath(row: 1, section: 0))
        expectEqual(geometry.row(at: 136), nil)
        expectEqual(geometry.row(at: 150), IndexPath(row: 0, section: 2))
        expectEqual(geometry.row(at: 161), nil)
    }

    @Test("a height that becomes known moves what is below it")
    func changes() {
        var geometry = geometry()
        let path = IndexPath(row: 1, section: 0)
        expect(!geometry.sections[0].isKnown(1))
        geometry.setHeight(30, ofRow: path)
        expect(geometry.sections[0].isKnown(1))
        expectEqual(geometry.span(ofRow: IndexPath(row: 0, section: 2)).start, 161)
        geometry.setHeaderHeight(9, padding: 1, of: 2)
        expectEqual(geometry.span(ofHeader: 2), .init(start: 158, length: 9))
        geometry.invalidateRow(path)
        expect(!geometry.sections[0].isKnown(1))
        expectEqual(geometry.span(ofRow: path).length, 30)
    }
}

/// The same numbers on every run.
private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
