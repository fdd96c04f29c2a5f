import PortableUIKit

/// Counts the cells of a screen to find those that nobody uses but that stay in memory.
@MainActor
final class CellCensus {
    private struct Seen {
        weak var cell: UIView?
        let name: String
    }

    private var seen: [ObjectIdentifier: Seen] = [:]
    private var maximumVisible: [ObjectIdentifier: Int] = [:]

    /// How many cells lists may keep for reuse: this many times those that were ever visible at once, and a few more.
    private static let reuseFactor = 4
    private static let reuseReserve = 24

    /// Adds the cells below a view. Returns a fault if far more of a class are in memory than lists keep for reuse.
    func count(in window: UIView) -> MonkeyFault? {
        var visible: [ObjectIdentifier: Int] = [:]
        add(window, to: &visible)
        maximumVisible.merge(visible, uniquingKeysWith: max)
        guard seen.count > Self.reuseReserve else { return nil }
        seen = seen.filter { $0.value.cell != nil }
        var living: [ObjectIdentifier: Int] = [:]
        for entry in seen.values {
            if let cell = entry.cell { living[ObjectIdentifier(type(of: cell)), default: 0] += 1 }
        }
        for (type, count) in living.sorted(by: { $0.value > $1.value }) {
            let visible = maximumVisible[type] ?? 0
            guard count > visible * Self.reuseFactor + Self.reuseReserve else { continue }
            let name = seen.values.first { entry in
                entry.cell.map { ObjectIdentifier(Swift.type(of: $0)) == type } ?? false
            }
            return MonkeyFault(
                kind: .leak,
                message: """
                    \(count) cells of \(name?.name ?? "a class") are in memory, but at most \(visible) were visible at once: cells \
                    are created instead of dequeued, or something keeps them
                    """
            )
        }
        return nil
    }

    /// Returns a fault if cells live although the screen is gone.
    func faultAfterEnd() -> MonkeyFault? {
        let rest = seen.values.filter { $0.cell != nil }
        guard !rest.isEmpty else { return nil }
        let names = Set(rest.map(\.name)).sorted().joined(separator: ", ")
        return MonkeyFault(
            kind: .leak,
            message:
                "\(rest.count) of \(names) stay in memory after the screen is gone: something retains them, such as a "
                + "closure that captures its own cell, or a task that has not run yet (in an async test, `await` lets tasks run)"
        )
    }

    private func add(_ view: UIView, to visible: inout [ObjectIdentifier: Int]) {
        if view is UICollectionReusableView || view is UITableViewCell {
            let identifier = ObjectIdentifier(view)
            if seen[identifier]?.cell !== view { seen[identifier] = Seen(cell: view, name: "\(type(of: view))") }
            if !view.isHidden { visible[ObjectIdentifier(type(of: view)), default: 0] += 1 }
            return
        }
        for subview in view.subviews { add(subview, to: &visible) }
    }
}
