import PortableUIKit
import UniversalViewLayouts

/// A table view of people: a header for the first, cells for the others, sized by their constraints.
@MainActor
final class PersonTable: NSObject {
    private static let identifier = "person"

    let tableView = UITableView(frame: .zero, style: .plain)

    override init() {
        super.init()
        tableView.backgroundColor = .clear
        tableView.register(TableViewCell<PersonLayout>.self, forCellReuseIdentifier: Self.identifier)
        tableView.register(
            TableViewHeaderFooterView<PersonLayout>.self,
            forHeaderFooterViewReuseIdentifier: Self.identifier
        )
        tableView.sectionHeaderTopPadding = 0
        tableView.dataSource = self
        tableView.delegate = self
    }
}

extension PersonTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Person.all.count - 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        (cell as? TableViewCell<PersonLayout>)?.layout.show(Person.all[indexPath.row + 1])
        return cell
    }
}

extension PersonTable: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.identifier)
        view?.contentView.backgroundColor = .secondarySystemBackground
        (view as? TableViewHeaderFooterView<PersonLayout>)?.layout.show(Person.all[0])
        return view
    }
}
