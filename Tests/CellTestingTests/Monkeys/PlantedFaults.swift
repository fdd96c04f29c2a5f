import Honeycomb

/// A list with a fault that can be planted.
final class FaultyList: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    enum Fault {
        case none
        /// Inserts one row into the data and two into the list.
        case offByOne
        /// Changes the data and does not tell the list.
        case silentChange
        /// The fourth tap gives a label a width that is not a number.
        case invalidFrame
        /// Each cell retains itself.
        case retainCycle
        /// Each row has a reuse identifier of its own, so that no cell is reused.
        case noReuse
        /// The third tap makes a view that invalidates its layout in its layout.
        case layoutLoop
    }

    let fault: Fault
    private(set) lazy var rows = Array(0..<(fault == .noReuse ? 900 : 30))
    private(set) var taps = 0

    private lazy var list: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    init(_ fault: Fault) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = fault == .noReuse ? "row \(indexPath.item)" : "row"
        collectionView.register(FaultyCell.self, forCellWithReuseIdentifier: identifier)
        guard
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
                as? FaultyCell
        else { return UICollectionViewCell() }
        cell.accessibilityIdentifier = "row \(rows[indexPath.item])"
        if fault == .retainCycle { cell.action = { _ = cell } }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        taps += 1
        switch fault {
        case .offByOne where indexPath.item == 3:
            rows.insert(taps + 100, at: 0)
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])

        case .silentChange: rows.removeLast()
        case .invalidFrame where taps == 4:
            let label = UILabel()
            label.accessibilityIdentifier = "total"
            collectionView.cellForItem(at: indexPath)?.contentView.addSubview(label)
            label.bounds.size.width = .nan

        case .layoutLoop where taps == 3: view.addSubview(RestlessView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        default: break
        }
    }
}

final class FaultyCell: UICollectionViewCell {
    var action: (() -> Void)?
}

private final class RestlessView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}
