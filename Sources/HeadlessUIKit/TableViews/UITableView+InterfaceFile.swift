import Foundation

extension UITableView {
    /// What all initializers do.
    final func setUp() {
        alwaysBounceVertical = true
        swipes.install()
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Sets an outlet of the class. Returns whether there is one with the name.
    final func decodeOutlet(_ name: String, _ value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UITableViewDelegate
        case "dataSource": dataSource = value as? any UITableViewDataSource
        case "backgroundView": backgroundView = value as? UIView
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Sets what an interface file says about the table view.
    final func decodeTableView(from coder: NSCoder) {
        setUp()
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        decodeScrollView(from: coder)
        if let color = coder.objects.color("backgroundColor", of: element) { backgroundColor = color }
        separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
        if let color = coder.objects.color("separatorColor", of: element) { separatorColor = color }
        if let insets = element.insets("separatorInset") { separatorInset = insets }
        if let height = element.number("rowHeight") { rowHeight = height < 0 ? Self.automaticDimension : height }
        if let height = element.number("estimatedRowHeight") {
            estimatedRowHeight = height < 0 ? Self.automaticDimension : height
        }
        if let height = element.number("sectionHeaderHeight"), height >= 0 { sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight"), height >= 0 { sectionFooterHeight = height }
        allowsSelection = element.flag("allowsSelection") ?? true
        allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
        tableHeaderView = element.value(for: "tableHeaderView").flatMap { coder.objects.makeView($0) }
        tableFooterView = element.value(for: "tableFooterView").flatMap { coder.objects.makeView($0) }
        for prototype in element.child("prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype: prototype, of: coder.objects), forCellReuseIdentifier: identifier)
        }
        if element["dataMode"] == "static" {
            staticSections = element.child("sections")?.children.map { StaticTableSection($0, coder.objects) }
        }
    }
}

/// A section of a table whose rows are all in a storyboard.
@MainActor struct StaticTableSection {
    let header: String?
    let footer: String?
    let rows: [(cell: UITableViewCell, height: CGFloat?)]

    init(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        header = element.string("headerTitle")
        footer = element.string("footerTitle")
        rows = (element.child("cells")?.children ?? []).compactMap { element in
            let height = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
            return (objects.makeView(element) as? UITableViewCell).map { ($0, height) }
        }
    }
}
