import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("The whole matrix")
struct MatrixWalkTests {
    nonisolated static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    @Test("every cell keeps the rules of rows, in both appearances and directions", arguments: textSizes)
    func walk(textSize: UIContentSizeCategory) {
        let cells = MatrixCell.all
        expect(cells.count > 130)
        // One window for each direction, as a reader would have; it changes its appearance while the rows are in it.
        let screens = check(cells, .phone(contentSizeCategory: textSize))
        // Appearance and contrast are matters of colours: everything stays where it was.
        for screen in screens {
            let frames = screen.rows.map { $0.things.map(\.frame) }
            screen.showInTheDarkWithMoreContrast()
            expectEqual(screen.rows.map { $0.things.map(\.frame) }, frames)
            for (row, cell) in zip(screen.rows, cells) {
                expectEqual(screen.size(of: cell), row.askedSize, "\(row.name)")
            }
        }
    }

    /// Bold text is wider; the other sizes lie between these.
    @Test(
        "every cell keeps the rules of rows with bold text, in both directions",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]
    )
    func boldText(textSize: UIContentSizeCategory) throws {
        var configuration = ScreenConfiguration.phone(contentSizeCategory: textSize)
        configuration.legibilityWeight = .bold
        let screen = try require(check(MatrixCell.all, configuration).first)
        // A bold title is wider than the same one without.
        let title = try require(screen.rows.first?.things.lazy.compactMap { $0.view as? UILabel }.first)
        let usual = TextStyle(.body).font(compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize))
        expect(title.font.pointSize == usual.pointSize && title.font != usual)
    }

    /// Checks all cells from left to right and from right to left; returns both screens.
    private func check(_ cells: [MatrixCell], _ configuration: ScreenConfiguration) -> [MatrixScreen] {
        let leftToRight = MatrixScreen(cells, configuration: configuration)
        var mirrored = configuration
        mirrored.layoutDirection = .rightToLeft
        let rightToLeft = MatrixScreen(cells, configuration: mirrored)
        for (row, mirrored) in zip(leftToRight.rows, rightToLeft.rows) {
            check(row)
            check(mirrored)
            checkMirroring(row, mirrored)
        }
        return [leftToRight, rightToLeft]
    }

    private func check(_ row: MatrixScreen.ShownRow) {
        expectEqual(row.view.accessibilityLabel?.isEmpty, false, "\(row.name) says nothing")
        expect(row.view.isAccessibilityElement, "\(row.name) is no element")
        expect(row.askedSize.height >= 44, "\(row.name) is too low to touch")

        let things = row.things
        for (index, thing) in things.enumerated() {
            expect(row.view.bounds.contains(thing.frame), "\(row.name): \(thing.view) leaves the row")
            for other in things[..<index] where !other.isGround(of: thing) && !thing.isGround(of: other) {
                expect(!thing.frame.intersects(other.frame), "\(row.name): \(thing.view) over \(other.view)")
            }
            if let label = thing.view as? UILabel { checkText(label, in: row) }
        }
        checkHeight(row, things)
    }

    /// Rows have a minimum height, and at the standard text size one on a grid.
    private let grid: CGFloat = 4
    private let minHeight: CGFloat = 56

    /// All texts are short, so that there is room for them at every size: in as many lines as they need below each other,
    /// in one line beside each other.
    private func checkText(_ label: UILabel, in row: MatrixScreen.ShownRow) {
        let unlimited = CGFloat(10_000)
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: unlimited)).height
        expect(needed <= label.bounds.height + pixel, "\(row.name): \(label.text ?? "") is cut")
        guard label.numberOfLines == 1 else { return }
        let line = label.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width
        expect(line <= label.bounds.width + pixel, "\(row.name): \(label.text ?? "") ends in an ellipsis")
    }

    /// The size that a row asks for is the size that its contents need: at both edges something has its inset and nothing
    /// less than its inset.
    private func checkHeight(_ row: MatrixScreen.ShownRow, _ things: [MatrixScreen.Thing]) {
        let contents = things.filter { !($0.view is SeparatorView) }
        let above = contents.map { $0.frame.minY - ($0.belongsToControl ? .xs : .m) }.min() ?? 0
        let below =
            contents.map { thing in
                // A control that stands below the left part keeps the distance of that.
                let isStacked = contents.contains { $0.frame.maxY <= thing.frame.minY }
                return row.askedSize.height - thing.frame.maxY - (thing.belongsToControl && !isStacked ? .xs : .m)
            }
            .min() ?? 0
        let isLow = row.askedSize.height == minHeight
        let slack =
            isLow ? minHeight / 2 : row.askedSize.height.truncatingRemainder(dividingBy: grid) == 0 ? grid / 2 : 0
        // A lone icon at the right has the insets of a control.
        let least = contents.contains { $0.view is UIImageView } ? -grid : 0
        expect(above >= least - pixel && above <= slack + pixel, "\(row.name): \(above) above")
        expect(below >= least - pixel && below <= slack + pixel, "\(row.name): \(below) below")
    }

    private func checkMirroring(_ row: MatrixScreen.ShownRow, _ mirrored: MatrixScreen.ShownRow) {
        expectEqual(row.askedSize, mirrored.askedSize, "\(row.name)")
        let things = row.things
        let mirroredThings = mirrored.things
        expectEqual(things.count, mirroredThings.count, "\(row.name)")
        for (thing, other) in zip(things, mirroredThings) {
            expect(type(of: thing.view) == type(of: other.view), "\(row.name)")
            let expected = CGRect(
                x: row.view.bounds.width - thing.frame.maxX,
                y: thing.frame.minY,
                width: thing.frame.width,
                height: thing.frame.height
            )
            let distance =
                [
                    expected.minX - other.frame.minX, expected.minY - other.frame.minY,
                    expected.width - other.frame.width, expected.height - other.frame.height,
                ].map(abs).max() ?? 0
            expect(distance < 0.01, "\(row.name): \(thing.view) is not mirrored")
        }
    }

    /// Frames are rounded to pixels of half a point.
    private let pixel: CGFloat = 0.51
}
