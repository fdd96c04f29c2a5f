import Expectations
import PortableUIKit
import ScreenHosting
import Testing
import UniversalDataSources

@testable import UniversalCatalog

@MainActor @Suite struct UniversalCatalogTests {
    private func labels(in view: UIView) -> Set<String> {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return view.subviews.reduce(into: Set(own)) { $0.formUnion(labels(in: $1)) }
    }

    @Test("the collection view and the table view show the same models without problems")
    func sameModels() {
        let controller = UniversalCatalogViewController()
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 1200)))
        host.layout()
        let texts = labels(in: controller.collectionView)
        expect(texts.isSuperset(of: ["1 204", "17", "News", "Invitations", "2 new", "!"]))
        expectEqual(labels(in: controller.tableView), texts)
        expect(controller.collection.reportedProblems.isEmpty && controller.table.reportedProblems.isEmpty)
        expect(CatalogMap.standard.problems.isEmpty)
    }

    @Test("tiles are side by side in the collection view and stacked in the table view")
    func figures() throws {
        let controller = UniversalCatalogViewController()
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 1200)))
        host.layout()
        let paths = [0, 1].map { IndexPath(item: $0, section: 0) }
        let cells = try paths.map { try require(controller.collectionView.cellForItem(at: $0)) }
        let rows = try paths.map { try require(controller.tableView.cellForRow(at: $0)) }
        expect(cells[0].frame.minY == cells[1].frame.minY && cells[1].frame.minX == 195)
        expect(rows[0].frame.maxY <= rows[1].frame.minY && rows[1].frame.minX == 0)
    }
}
