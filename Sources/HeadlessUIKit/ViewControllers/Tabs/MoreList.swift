import Foundation

/// The list of the view controllers that have no tab.
@MainActor final class MoreList: UITableViewController {
    var controllers: [UIViewController] = [] {
        didSet { itemsDidChange() }
    }
    var didSelect: ((UIViewController) -> Void)?

    init() {
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func itemsDidChange() {
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = controllers[indexPath.row].tabBarItem
        var content = cell.defaultContentConfiguration()
        content.text = item?.title ?? controllers[indexPath.row].title
        content.image = item?.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelect?(controllers[indexPath.row])
    }
}
