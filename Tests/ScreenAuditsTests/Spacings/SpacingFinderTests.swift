import Expectations
import Honeycomb
import Testing

@testable import ScreenAudits

@MainActor
@Suite("Distances in a row")
struct SpacingFinderTests {
    private func find(
        _ frames: [CGRect],
        height: CGFloat = 53,
        filling: Set<Int> = [],
        kind: SpacingPanel.Kind = .content,
        pixel: CGFloat = 0.5
    ) -> [SpacingGap] {
        var finder = SpacingFinder(
            place: SpacingFinder.Place(pointer: "/sections/0/items/0", name: "row", row: 0),
            measure: SpacingMeasure(scale: .standard, pixel: pixel)
        )
        let things = frames.enumerated().map { index, frame in
            SpacingThing(
                name: "\(index)",
                frame: frame,
                text: filling.contains(index)
                    ? SpacingThing.Text(isFilling: true, firstBaseline: frame.maxY - 5, lineHeight: frame.height) : nil
            )
        }
        let panel = SpacingPanel(kind: kind, name: "row", size: CGSize(width: 390, height: height), things: things)
        finder.find(in: panel, origin: .zero)
        return finder.gaps
    }

    private func labels(_ gaps: [SpacingGap], _ axis: SpacingGap.Axis) -> [String] {
        gaps.filter { $0.axis == axis && $0.isHeld }
            .sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }.map(\.label)
    }

    @Test("insets and gaps in the scale have their names, others have none")
    func tokens() {
        let gaps = find(
            [CGRect(x: 16, y: 16, width: 100, height: 21), CGRect(x: 124, y: 16, width: 240, height: 21)],
            filling: [0, 1]
        )
        expectEqual(labels(gaps, .horizontal), ["16 m", "8 xs", "26"])
        expectEqual(Set(labels(gaps, .vertical)), ["16 m"])
        expectEqual(gaps.filter(\.isOffScale).map { $0.problem }, ["1, trailing, 26, nearest l 24, xl 32"])
    }

    @Test("what is left over between two sides is no distance")
    func leftOver() {
        let gaps = find([
            CGRect(x: 16, y: 16, width: 100, height: 21), CGRect(x: 334, y: 16, width: 40, height: 21),
        ])
        expect(gaps.filter(\.isOffScale).isEmpty)
        expectEqual(labels(gaps, .horizontal), ["16 m", "16 m"])
    }

    @Test("something centered has the value that is left over, not the name of the nearest spacing")
    func centered() {
        let gaps = find([CGRect(x: 175, y: 12.5, width: 40, height: 31)], height: 56)
        let vertical = gaps.filter { $0.axis == .vertical }
        expect(vertical.map(\.value) == [12.5, 12.5] && vertical.map(\.label) == ["12.5", "12.5"])
        expect(gaps.filter(\.isOffScale).isEmpty)
    }

    @Test("a point is not rounding at scale 1, and half a point is not an error at scale 2")
    func rounding() {
        let frames = [CGRect(x: 17, y: 16, width: 357, height: 21)]
        expect(find(frames, filling: [0], pixel: 1).contains { $0.isOffScale && $0.edge == .leading })
        let half = [CGRect(x: 16, y: 16, width: 358, height: 20.5)]
        expect(find(half, filling: [0], pixel: 0.5).filter(\.isOffScale).isEmpty)
    }

    @Test("a text on a badge has distances to the badge, not to the row")
    func badge() {
        let badge = CGRect(x: 320, y: 16, width: 54, height: 20)
        let gaps = find([
            CGRect(x: 16, y: 16, width: 296, height: 21), badge, CGRect(x: 328, y: 18, width: 38, height: 16),
        ])
        expectEqual(
            gaps.filter { badge.contains($0.frame) }.map(\.label).sorted(),
            ["2 xxxs", "2 xxxs", "8 xs", "8 xs"]
        )
    }

    @Test("a row that is a point too high is found by its edge")
    func height() {
        let gaps = find([CGRect(x: 16, y: 16, width: 358, height: 20.5)], height: 53.5, filling: [0])
        expectEqual(gaps.filter(\.isOffScale).map(\.edge), [.bottom])
    }

    @Test("a subtitle a point too low is found")
    func column() {
        let icon = CGRect(x: 16, y: 16, width: 24, height: 24)
        let title = CGRect(x: 56, y: 18, width: 318, height: 20)
        func gaps(_ distance: CGFloat) -> [SpacingGap] {
            let subtitle = CGRect(x: 56, y: title.maxY + distance, width: 318, height: 18)
            return find([icon, title, subtitle], height: subtitle.maxY + 16, filling: [1, 2])
        }
        expect(gaps(2).filter(\.isOffScale).isEmpty)
        expectEqual(gaps(3).filter(\.isOffScale).map(\.edge), [.to("2")])
    }
}
