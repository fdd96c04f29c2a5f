extension SectionedDifference {
    /// A description with one line for each section that changes: `2 deleted, 1 moved, 3 updated in "main"`.
    ///
    /// Elements that move between sections have their own lines, and so have changes to whole sections. Complexity:
    /// O(*c* + sections), the number of changes.
    public var summary: String {
        let lines = elementLines + travelLines + sectionLines
        return lines.isEmpty ? "unchanged" : lines.joined(separator: "\n")
    }

    /// Changes within sections, in target order, then those in deleted sections.
    private var elementLines: [String] {
        var counts: [Section.Identity: ChangeCounts] = [:]
        for (index, step) in steps.enumerated() {
            let (before, after) = (data(afterStep: index - 1), data(afterStep: index))
            for path in step.deletedElements { counts[before.identity(path), default: ChangeCounts()].deleted += 1 }
            for path in step.insertedElements { counts[after.identity(path), default: ChangeCounts()].inserted += 1 }
            for move in step.movedElements where move.from.section == move.to.section {
                counts[after.identity(move.to), default: ChangeCounts()].moved += 1
            }
        }
        for update in elementUpdates {
            counts[target[update.new.section].differenceIdentity, default: ChangeCounts()].updated += 1
        }
        return (target + source).compactMap { section in
            counts.removeValue(forKey: section.differenceIdentity).map {
                "\($0) in \(name(section.differenceIdentity))"
            }
        }
    }

    /// Moves between sections, in target order.
    private var travelLines: [String] {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for (index, step) in steps.enumerated() {
            let (before, after) = (data(afterStep: index - 1), data(afterStep: index))
            for move in step.movedElements where move.from.section != move.to.section {
                let way = "moved from \(name(before.identity(move.from))) to \(name(after.identity(move.to)))"
                if counts[way] == nil { order.append(way) }
                counts[way, default: 0] += 1
            }
        }
        return order.map { "\(counts[$0, default: 0]) \($0)" }
    }

    /// Changes to whole sections.
    private var sectionLines: [String] {
        var lines = sectionUpdates.map { "\(name(target[$0.new].differenceIdentity)) updated" }
        for (index, step) in steps.enumerated() {
            let (before, after) = (data(afterStep: index - 1), data(afterStep: index))
            lines += step.deletedSections.map { "\(name(before.section(at: $0).differenceIdentity)) deleted" }
            lines += step.insertedSections.map { "\(name(after.section(at: $0).differenceIdentity)) inserted" }
            lines += step.movedSections.map { "\(name(after.section(at: $0.to).differenceIdentity)) moved" }
        }
        return lines
    }

    private func name(_ identity: Section.Identity) -> String {
        "\"\(identity)\""
    }
}

extension StagedData {
    /// The identity of the section that contains a path.
    fileprivate func identity(_ path: ElementPath) -> Section.Identity {
        section(at: path.section).differenceIdentity
    }
}
