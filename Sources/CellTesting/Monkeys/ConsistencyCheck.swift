import PortableUIKit
import ScreenHosting

/// Looks for views with invalid frames, and for lists whose data changed without an update.
@MainActor
struct ConsistencyCheck {
    private(set) var fault: MonkeyFault?

    init(of window: UIWindow) {
        fault = Self.fault(in: window)
    }

    private static func fault(in view: UIView) -> MonkeyFault? {
        if let problem = frameProblem(of: view) {
            return MonkeyFault(kind: .frame, message: "\(name(of: view)) has \(problem)")
        }
        if let list = view as? UICollectionView, let fault = countFault(of: list) { return fault }
        if let list = view as? UITableView, let fault = countFault(of: list) { return fault }
        for subview in view.subviews {
            if let fault = fault(in: subview) { return fault }
        }
        return nil
    }

    // MARK: Frames

    private static func frameProblem(of view: UIView) -> String? {
        let (center, bounds) = (view.center, view.bounds)
        let lengths = [center.x, center.y, bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
        if lengths.contains(where: \.isNaN) {
            return "a frame that is not a number: center \(center), bounds \(bounds)"
        }
        if lengths.contains(where: \.isInfinite) { return "an infinite frame: center \(center), bounds \(bounds)" }
        if bounds.size.width < 0 || bounds.size.height < 0 { return "a negative size: \(bounds.size)" }
        return nil
    }

    /// The class and identifier of a view, and those of the row in which it is.
    static func name(of view: UIView) -> String {
        let own =
            "\(type(of: view))" + ((view.accessibilityIdentifier ?? view.accessibilityLabel).map { " \"\($0)\"" } ?? "")
        var next = view.superview
        while let row = next {
            if row is UICollectionViewCell || row is UITableViewCell {
                return own + " in row " + (row.accessibilityIdentifier.map { "\"\($0)\"" } ?? "\(type(of: row))")
            }
            next = row.superview
        }
        return own
    }

    // MARK: Counts

    /// The most sections that are asked for their counts.
    private static let maximumSections = 200

    private static func countFault(of list: UICollectionView) -> MonkeyFault? {
        guard let source = list.dataSource else { return nil }
        return countFault(
            list,
            sections: (list.numberOfSections, source.numberOfSections?(in: list) ?? 1),
            noun: "items",
            shown: list.numberOfItems(inSection:),
            count: { source.collectionView(list, numberOfItemsInSection: $0) }
        )
    }

    private static func countFault(of list: UITableView) -> MonkeyFault? {
        guard let source = list.dataSource else { return nil }
        return countFault(
            list,
            sections: (list.numberOfSections, source.numberOfSections?(in: list) ?? 1),
            noun: "rows",
            shown: list.numberOfRows(inSection:),
            count: { source.tableView(list, numberOfRowsInSection: $0) }
        )
    }

    private static func countFault(
        _ list: UIView,
        sections: (shown: Int, count: Int),
        noun: String,
        shown: (Int) -> Int,
        count: (Int) -> Int
    ) -> MonkeyFault? {
        guard sections.shown == sections.count else {
            return countFault(list, "\(sections.shown) sections", "\(sections.count)")
        }
        for section in 0..<min(sections.count, maximumSections) {
            let (shown, count) = (shown(section), count(section))
            if shown != count { return countFault(list, "\(shown) \(noun) in section \(section)", "\(count)") }
        }
        return nil
    }

    private static func countFault(_ list: UIView, _ shown: String, _ count: String) -> MonkeyFault {
        MonkeyFault(
            kind: .consistency,
            message: """
                \(name(of: list)) shows \(shown), its data source has \(count): the data changed without an update, or the update \
                was another one
                """
        )
    }
}
