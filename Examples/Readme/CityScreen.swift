import Honeycomb

/// What the screen shows: a value of Sendable types, which any task can load and prepare.
struct CityList: Sendable {
    var cities: [String] = []
    var selected: String?
}

/// Maps the model to rows. It runs on the main actor, as handlers and views do, and has no state of its own.
@MainActor
struct CityStateMapper {
    func state(of list: CityList, didSelect: @escaping @MainActor (String) -> Void) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "cities") {
                for city in list.cities {
                    TitleCheckmarkItem(
                        differenceIdentifier: city,
                        left: LeftTitle(title: city),
                        right: RightCheckmark(isOn: city == list.selected),
                        didSelectHandler: { didSelect(city) }
                    )
                }
            }
            .separators(.leftRight16)
        }
    }
}

@MainActor
final class CityViewModel {
    /// Called after each change of the list.
    var didChange: (@MainActor (CityList) -> Void)?

    private(set) var list = CityList() {
        didSet { didChange?(list) }
    }

    /// Sorts on another thread, and comes back with a value.
    func show(_ names: [String]) async {
        list.cities = await Task.detached { names.sorted() }.value
    }

    func select(_ city: String) {
        list.selected = city
    }
}

final class CityViewController: CellScreenViewController {
    private let model: CityViewModel
    private let mapper = CityStateMapper()

    init(model: CityViewModel) {
        self.model = model
        super.init()
        model.didChange = { [weak self] in self?.show($0, animated: true) }
        show(model.list, animated: false)
    }

    private func show(_ list: CityList, animated: Bool) {
        apply(mapper.state(of: list, didSelect: { [model] in model.select($0) }), animated: animated)
    }
}
