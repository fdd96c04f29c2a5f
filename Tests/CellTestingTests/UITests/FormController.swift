import Honeycomb

/// A screen of plain UIKit: controls, a table with swipe actions, alerts, a sheet and asynchronous loading.
final class FormController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    let table = UITableView()
    let spinner = UIActivityIndicatorView(style: .medium)
    let result = UILabel()
    var rows = (0..<40).map { "Line \($0)" }
    var deleted: [String] = []
    var selected: [String] = []
    private(set) var clearCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Form"
        slider.accessibilityIdentifier = "volume"
        segments.selectedSegmentIndex = 0
        segments.accessibilityIdentifier = "period"
        result.text = "Nothing"
        spinner.accessibilityIdentifier = "loading"
        let load = UIButton(type: .system)
        load.setTitle("Load", for: .normal)
        load.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        let clear = UIButton(type: .system)
        clear.setTitle("Clear", for: .normal)
        clear.addAction(UIAction { [weak self] _ in self?.askToClear() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [slider, segments, load, clear, spinner, result])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 110, width: 350, height: 260)
        view.addSubview(stack)
        table.frame = CGRect(x: 0, y: 400, width: 393, height: 400)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    private func load() {
        spinner.startAnimating()
        Task { [weak self] in
            let count = await Self.count()
            self?.result.text = "\(count) results"
            self?.spinner.stopAnimating()
        }
    }

    @concurrent private static func count() async -> Int {
        try? await Task.sleep(nanoseconds: 5_000_000)
        return 42
    }

    private func askToClear() {
        let alert = UIAlertController(title: "Clear all?", message: "There is no way back.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Reason" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in self?.clearCount += 1 })
        present(alert, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(rows[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self else { return done(false) }
            deleted.append(rows.remove(at: indexPath.row))
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
