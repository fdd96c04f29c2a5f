import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing
import UniversalDataSources

@MainActor
@Suite("Rows of a map of correspondences")
struct MappedRowTests {
    private struct City: Hashable {
        let id: Int
        var name: String
        var isCapital = false
    }

    private final class Log {
        var names: [String] = []
    }

    private let log = Log()
    private let cities = [
        City(id: 1, name: "Almaty"), City(id: 2, name: "Astana", isCapital: true), City(id: 3, name: "Aktau"),
    ]

    private var map: CorrespondenceMap {
        CorrespondenceMap {
            Correspondence(City.self) { [log] city in
                TitleItem(left: LeftTitle(title: city.name), didSelectHandler: { log.names.append(city.name) })
            }
            Correspondence(City.self, where: \.isCapital) { city in
                TitleSubtitleItem(left: LeftTitleSubtitle(title: city.name, subtitle: "Capital"))
            }
        }
    }

    private func texts(_ view: UIView) -> [String] {
        if let text = (view as? UILabel)?.text, !text.isEmpty { return [text] }
        return view.subviews.flatMap(texts)
    }

    @Test("a state shows the rows of a map, identified by their models")
    func state() throws {
        let items = map.items(for: cities)
        let controller = CellScreenViewController(
            state: CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: 1, items: items)])
        )
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        let cells = controller.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        expectEqual(cells.flatMap(texts), ["Almaty", "Astana", "Capital", "Aktau"])
        expectEqual(items.map(\.differenceIdentifier), cities.map { DifferenceIdentifier($0) })
        host.tap(at: CGPoint(x: 100, y: 20))
        expectEqual(log.names, ["Almaty"])
    }

    @Test("a data source shows the rows of the same map, with their sizes and handlers")
    func dataSource() {
        let controller = UIViewController()
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: layout
        )
        controller.view = collectionView
        let host = ScreenHost(controller, configuration: .phone())
        let dataSource = UniversalDiffableDataSource<City>(collectionView: collectionView, map: map)
        dataSource.apply(sections: [UniversalSection(0, items: cities)], animatingDifferences: false)
        host.layout()
        let cells = collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        expectEqual(cells.flatMap(texts), ["Almaty", "Astana", "Capital", "Aktau"])
        expectEqual(cells.map(\.frame.height), [56, 76, 56])
        expect(cells.allSatisfy { $0.frame.width == 390 })
        host.tap(at: CGPoint(x: 100, y: 20))
        host.tap(at: CGPoint(x: 100, y: 100))
        expectEqual(log.names, ["Almaty"])
        dataSource.onSelect(City.self) { [log] city, _ in log.names.append("selected \(city.name)") }
        host.tap(at: CGPoint(x: 100, y: 20))
        expectEqual(log.names, ["Almaty", "selected Almaty"])
    }

    @Test("a model that is not shown as a row is left out and reported")
    func missing() {
        var problems = 0
        expect(map.items(for: ["a", "b"], problemHandler: { _ in problems += 1 }).isEmpty)
        expectEqual(problems, 2)
        #expect(throws: UniversalDataSourceProblem.self) { try map.item(for: 5) }
    }
}
