import QuartzCore
import UIKit

/// Customizes the animation of a list and observes its rows.
@objc public protocol CounterListDelegate {
    @objc optional func animator(for list: CounterListController) -> UIViewPropertyAnimator
    @objc optional func rowDidChange(_ row: Int)
    @objc optional var guide: UILayoutGuide { get }
}

/// A list of counters. It conforms to the table's protocols; subclasses implement what they need of them.
open class CounterListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public let table = UITableView()
    public weak var delegate: CounterListDelegate?

    open override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// How long the list moves.
    public var duration: TimeInterval {
        let animator = delegate?.animator?(for: self) ?? UIViewPropertyAnimator(duration: 1, curve: .linear)
        return animator.duration
    }

    public var guideName: String? { delegate?.guide?.identifier }

    public func change(_ row: Int) { delegate?.rowDidChange?(row) }
}

/// A list with counters of its own height that remembers what was selected.
public final class TallCounterListController: CounterListController {
    public private(set) var selected: [Int] = []

    public func numberOfSections(in tableView: UITableView) -> Int { 3 }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

extension TallCounterListController {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
}

/// What hears of rows without changing anything; subclasses do.
open class CounterListener: NSObject, CounterListDelegate {}

public final class CountingListener: CounterListener {
    public private(set) var rows: [Int] = []

    public func rowDidChange(_ row: Int) { rows.append(row) }
}

/// A layer that draws a part of a ring.
final class CounterArcLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged var color: UIColor?
    @NSManaged weak var owner: UIView!

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
}
