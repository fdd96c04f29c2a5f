import PortableUIKit

/// Whether a thing stands at the height of another one.
struct SpacingAlignment {
    let things: [SpacingThing]
    let measure: SpacingMeasure

    /// The number of lines of a text that something may be centered on.
    private static let maximumLineCount = 3

    /// Whether the top, bottom, center or first baseline is that of something beside it, or its center is that of the
    /// first lines of texts beside it.
    func isAligned(_ index: Int) -> Bool {
        let thing = things[index]
        return things.indices.contains { other in
            other != index && !things[other].isInColumn(of: thing) && isAligned(thing, with: other)
        }
    }

    private func isAligned(_ thing: SpacingThing, with index: Int) -> Bool {
        let other = things[index]
        if measure.isSame(thing.frame.minY, other.frame.minY) || measure.isSame(thing.frame.maxY, other.frame.maxY) {
            return true
        }
        if let own = thing.text?.firstBaseline, let baseline = other.text?.firstBaseline,
            measure.isSameBaseline(own, baseline)
        {
            return true
        }
        // Centered on a part of the column that begins with the other thing, or centers it.
        return centers(from: other).contains { measure.isSame($0, thing.frame.midY) }
            || centers(from: thing).contains { measure.isSame($0, other.frame.midY) }
    }

    /// The centers of the first lines of a column of things, and of the column.
    private func centers(from first: SpacingThing) -> [CGFloat] {
        var centers = [first.frame.midY]
        let top = first.frame.minY
        for other in things where other.frame.minY >= top && other.isInColumn(of: first) {
            centers.append((top + other.frame.maxY) / 2)
            guard let text = other.text else { continue }
            for lineHeight in text.lineHeights {
                for count in 1...min(text.lineCount, Self.maximumLineCount) {
                    centers.append((top + other.frame.minY + lineHeight * CGFloat(count)) / 2)
                }
            }
            // The first lines of a title and of its subtitle, however many the title has.
            let isBelow = other.frame.minY >= first.frame.maxY
            guard let title = first.text, isBelow || text.lineCount > 1 else { continue }
            let gap = isBelow ? other.frame.minY - first.frame.maxY : measure.scale.xxxs
            for titleHeight in title.lineHeights {
                for lineHeight in text.lineHeights { centers.append(top + (titleHeight + gap + lineHeight) / 2) }
            }
        }
        return centers
    }
}

extension SpacingThing.Text {
    /// The heights that a line may be taken to have.
    fileprivate var lineHeights: [CGFloat] {
        fontLineHeight.map { $0 == lineHeight ? [lineHeight] : [lineHeight, $0] } ?? [lineHeight]
    }
}
