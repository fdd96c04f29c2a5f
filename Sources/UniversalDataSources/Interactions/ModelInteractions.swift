import PortableUIKit

/// What is done with models of a type: what a tap does, how large their cells are, and their menus.
@MainActor
struct ModelInteractions {
    /// The closures for one question, by the type of model.
    struct Rules<Answer> {
        private struct Rule {
            let type: Any.Type
            let answer: @MainActor (Any) -> Answer?
        }

        private var rules: [Rule] = []

        var isEmpty: Bool { rules.isEmpty }

        /// Sets the closure for models of a type, replacing an earlier one for the same type.
        @MainActor
        mutating func set<Model>(_ type: Model.Type, _ answer: @escaping @MainActor (Model) -> Answer?) {
            let rule = Rule(type: type) { ($0 as? Model).flatMap(answer) }
            if let index = rules.firstIndex(where: { $0.type == type }) {
                rules[index] = rule
            } else {
                rules.append(rule)
            }
        }

        /// Returns the answer for a model: that of its own type, else the first one of a type that it conforms to or
        /// inherits from. Payloads are asked after what they are in.
        @MainActor
        func answer(for models: [Any]) -> Answer? {
            for model in models {
                let own = rules.first { $0.type == type(of: model) }
                if let answer = own?.answer(model) { return answer }
                for rule in rules where rule.type != type(of: model) {
                    if let answer = rule.answer(model) { return answer }
                }
            }
            return nil
        }
    }

    var selections = Rules<@MainActor (IndexPath) -> Void>()
    var sizes = Rules<@MainActor (CGSize) -> CGSize>()
    var menus = Rules<@MainActor (IndexPath) -> UIContextMenuConfiguration?>()

    /// Whether nothing is done with any model.
    var isEmpty: Bool { selections.isEmpty && sizes.isEmpty && menus.isEmpty }
}

extension UniversalDataSource {
    /// Sets what a tap on a cell does, for models of a type.
    ///
    ///     dataSource.onSelect(TileViewModel.self) { tile, _ in open(tile.address) }
    ///
    /// A closure for the own type of a model goes before one for a protocol or superclass; another one for the same type
    /// replaces it. The data source becomes the delegate of a view that has none. An app's own delegate calls
    /// ``selectItem(at:)``.
    public func onSelect<Model>(
        _ itemType: Model.Type,
        _ handler: @escaping @MainActor (Model, IndexPath) -> Void
    ) {
        interactions.selections.set(itemType) { model in { handler(model, $0) } }
        interactionsDidChange()
    }

    /// Sets the size of the cells that show models of a type, in points: in a flow layout the size, in a table view the
    /// height. The second argument is the room for cells, the bounds of the view without its insets.
    ///
    ///     dataSource.setSize(of: BannerViewModel.self) { _, room in CGSize(width: room.width, height: 120) }
    ///
    /// Negative and nonfinite lengths count as 0. Models without a size have that of the layout. An app's own delegate
    /// calls ``sizeForItem(at:)``.
    public func setSize<Model>(
        of itemType: Model.Type,
        _ size: @escaping @MainActor (Model, CGSize) -> CGSize
    ) {
        interactions.sizes.set(itemType) { model in { size(model, $0) } }
        interactionsDidChange()
    }

    /// Sets the context menu of the cells that show models of a type; `nil` for models without one.
    ///
    /// An app's own delegate calls ``contextMenuConfigurationForItem(at:)``.
    public func setContextMenu<Model>(
        for itemType: Model.Type,
        _ menu: @escaping @MainActor (Model, IndexPath) -> UIContextMenuConfiguration?
    ) {
        interactions.menus.set(itemType) { model in { menu(model, $0) } }
        interactionsDidChange()
    }

    /// Calls the closure for the selection of an item, as a tap on its cell does; without one, the handler of its row.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func selectItem(at indexPath: IndexPath) -> Bool {
        if let selection = interactions.selections.answer(for: models(at: indexPath)) {
            selection(indexPath)
            return true
        }
        guard let (rows, model) = row(at: indexPath) else { return false }
        return rows.select(model)
    }

    /// Returns the size that was set for the models of an item's type, or that of its row, in points; `nil` if there is
    /// none.
    public func sizeForItem(at indexPath: IndexPath) -> CGSize? {
        let size: CGSize? =
            if let size = interactions.sizes.answer(for: models(at: indexPath)) {
                size(roomForCells)
            } else {
                row(at: indexPath).flatMap { rows, model in rows.size(model, roomForCells.width) }
            }
        return size.map { CGSize(width: $0.width.cellLength, height: $0.height.cellLength) }
    }

    /// Returns the context menu that was set for the models of an item's type; `nil` if there is none.
    public func contextMenuConfigurationForItem(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
        interactions.menus.answer(for: models(at: indexPath)).flatMap { $0(indexPath) }
    }
}

extension UniversalDataSource {
    /// The model of an item and its payloads; empty if there is no item.
    func models(at indexPath: IndexPath) -> [Any] {
        itemIdentifier(for: indexPath).map { itemPayloads(of: itemRepresentation($0)) } ?? []
    }

    /// The rows that show an item, and the model; `nil` if it is not shown as a row.
    func row(at indexPath: IndexPath) -> (rows: RowModel, model: Any)? {
        guard usesRows, let item = itemIdentifier(for: indexPath) else { return nil }
        let match = match(for: item)
        return match.registration.rows.map { ($0, match.model) }
    }

    /// Whether the map shows models as rows, which have handlers and sizes of their own.
    var usesRows: Bool { finder.map?.showsRows ?? false }
}

extension CGFloat {
    fileprivate var cellLength: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
