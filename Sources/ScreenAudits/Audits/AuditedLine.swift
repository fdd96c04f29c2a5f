import CellParts
import PortableUIKit

/// Where the content of a row, a header or a footer begins, from the leading edge of its list.
struct AuditedLine {
    let role: LaidOutElement.Role
    let section: Int
    let pointer: String
    let name: String
    let frame: CGRect
    /// The leading edge of the first text, in points.
    let text: CGFloat
    /// The leading edges of everything that is seen: texts, pictures, surfaces.
    let edges: [CGFloat]
    /// The leading edge of the separator; nil without one.
    let separator: CGFloat?

    /// What is closer to a line than this, in points, and not on it is off it; what is farther is on another one.
    private static let nearness: CGFloat = 12
    private static let tolerance: CGFloat = 1.1

    /// Returns what is off the lines of its section.
    static func findings(in lines: [AuditedLine]) -> [AuditFinding] {
        let sections = Dictionary(grouping: lines, by: \.section)
        return sections.keys.sorted().flatMap { findings(inSection: sections[$0] ?? []) }
    }

    private static func findings(inSection lines: [AuditedLine]) -> [AuditFinding] {
        let rows = lines.filter { $0.role == .item }
        guard !rows.isEmpty else { return [] }
        let edges = rows.flatMap(\.edges)
        var found: [AuditFinding] = []
        for line in lines where line.role != .item {
            guard !edges.contains(where: { abs($0 - line.text) <= tolerance }),
                let nearest = nearest(line.text, in: edges)
            else {
                continue
            }
            let kind = line.role == .header ? "header" : "footer"
            found.append(line.finding("the \(kind) begins at \(number(line.text)), the rows at \(number(nearest))"))
        }
        for row in rows {
            let others = rows.filter { $0.pointer != row.pointer }
            let same = others.filter { other in other.edges.contains { abs($0 - row.text) <= tolerance } }
            if others.count >= 2, same.isEmpty, let nearest = nearest(row.text, in: others.map(\.text)),
                others.filter({ abs($0.text - nearest) <= tolerance }).count >= 2, abs(nearest - row.text) <= nearness
            {
                found.append(row.finding("begins at \(number(row.text)), the rows beside it at \(number(nearest))"))
            }
            if let separator = row.separator, separator > tolerance,
                !row.edges.contains(where: { abs($0 - separator) <= tolerance })
            {
                found.append(
                    row.finding("has a separator from \(number(separator)), its text begins at \(number(row.text))")
                )
            }
        }
        return found
    }

    private static func nearest(_ value: CGFloat, in values: [CGFloat]) -> CGFloat? {
        values.min { abs($0 - value) < abs($1 - value) }
    }

    private static func number(_ value: CGFloat) -> String { SpacingGap.number(value) }

    private func finding(_ problem: String) -> AuditFinding {
        AuditFinding(kind: .alignment, pointer: pointer, element: name, frame: frame, problem: problem)
    }
}

extension AuditedElement {
    /// Where the content begins; nil for columns, carousels, centered texts, and what is no part of a list.
    var line: AuditedLine? {
        guard let section = element.indexPath?.section, let list = element.list, !element.isInCarousel,
            element.frame.width > list.bounds.width / 2
        else { return nil }
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func leading(_ rect: CGRect) -> CGFloat { isRightToLeft ? list.bounds.width - rect.maxX : rect.minX }
        let texts = labels.filter { $0.textAlignment != .center }
            .map { leading(frame($0.convert($0.seenTextRect, to: element.view))) }
        guard let text = texts.min(), let first = labels.first, text < list.bounds.width / 2 else { return nil }
        let separator = views.first { $0 is SeparatorView }
        let seen = views.filter { view in
            !(view is SeparatorView) && !(view is UILabel)
                && (view is UIImageView || view is UIControl || view.backgroundColor != nil
                    || view.layer.borderWidth > 0)
        }
        return AuditedLine(
            role: element.role,
            section: section,
            pointer: element.pointer,
            name: first.auditName,
            frame: element.frame,
            text: text,
            edges: texts + seen.map { leading(frame(of: $0)) },
            separator: separator.map { leading(frame(of: $0)) }
        )
    }
}
