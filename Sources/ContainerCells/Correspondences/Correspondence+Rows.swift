import DeclarativeCollections
import PortableUIKit
import UniversalDataSources

extension Correspondence {
    /// Creates a rule that shows models of a type as rows of cells.
    ///
    /// ```swift
    /// let map = CorrespondenceMap {
    ///     Correspondence(City.self) { city in TitleItem(left: LeftTitle(title: city.name)) }
    /// }
    /// let section = CollectionViewSection(differenceIdentifier: "cities", items: map.items(for: cities))
    /// ```
    ///
    /// The same map serves data sources of collection views, where rows are selected and measured as in a state.
    ///
    /// - Parameters:
    ///   - itemType: The type of the models.
    ///   - condition: A condition that models have to satisfy.
    ///   - row: Returns the row of a model. A row without an identifier is identified by its model.
    public init<Model, Content: ContainerContent>(
        _ itemType: Model.Type,
        where condition: (@MainActor (Model) -> Bool)? = nil,
        row: @escaping @MainActor (Model) -> ContainerItem<Content>
    ) {
        let registration = ViewRegistration(
            itemType: itemType,
            viewType: ContainerCell<Content.View>.self
        ) { cell, _, model in
            cell.update(with: row(model))
        }
        let rows = RowModel(
            row: { model in (model as? Model).map { CollectionViewDiffableItem(row($0)) } },
            select: { model in
                guard let item = (model as? Model).map(row), item.isEnabled, let handler = item.didSelectHandler else {
                    return false
                }
                handler()
                return true
            },
            size: { model, width in
                (model as? Model).map { ContainerCell<Content.View>.size(fitting: width, item: row($0)) }
            }
        )
        self.init(registration.showing(rows), of: itemType, where: condition)
    }
}

extension CorrespondenceMap {
    /// Returns the row of a model.
    ///
    /// - Throws: ``UniversalDataSourceProblem`` if no rule shows the model as a row.
    public func item(for model: some Hashable) throws(UniversalDataSourceProblem) -> CollectionViewDiffableItem {
        let resolution = try resolution(of: model, container: .collectionView)
        guard let item = resolution.registration.rows?.row(model) as? CollectionViewDiffableItem else {
            throw .missing(
                RegistrationKey(itemType: type(of: model)),
                container: .collectionView,
                registered: descriptions
            )
        }
        return item.identified(byModel: model)
    }

    /// Returns the rows of models, in their order. Models that no rule shows as a row are left out, and reported as a
    /// problem.
    ///
    /// - Parameters:
    ///   - models: The models.
    ///   - problemHandler: Handles models without a row.
    public func items(
        for models: [some Hashable],
        problemHandler: UniversalDataSourceProblemHandler = UniversalDataSourceProblem.standardHandler
    ) -> [CollectionViewDiffableItem] {
        models.compactMap { model in
            do throws(UniversalDataSourceProblem) {
                return try item(for: model)
            } catch {
                problemHandler(error)
                return nil
            }
        }
    }
}
