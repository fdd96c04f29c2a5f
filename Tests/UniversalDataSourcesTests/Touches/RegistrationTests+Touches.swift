import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension RegistrationTests {
    @Test("an item without a view is shown by a visible placeholder and reported once, with what is registered")
    func unregistered() throws {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<ViewModel>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(TileCell.self)
        dataSource.registerCellType(SimpleCell.self)
        let other = ViewModel.alert(viewModel: AlertCellViewModel(message: "Other"))
        dataSource.apply(sections: [UniversalSection(0, items: [.tile(tile), .alert(viewModel: alert), other])])
        let cell = try require(screen.cell(1))
        expect(cell.shownView is PlaceholderView)
        expectEqual(cell.shownView.bounds.size, CGSize(width: 320, height: 40))
        expectEqual(screen.text(0), "tile Tile")
        expectEqual(
            screen.problems.map(\.description),
            [
                """
                No view is registered for cells of ViewModel with AlertCellViewModel in the collection view. Registered: \
                TileCellViewModel, SimpleCellViewModel. Register a view for this type, or add a correspondence for it to the map.
                """
            ]
        )
        screen.host.advance(by: 1)
        let bitmap = try screen.host.bitmap()
        expect(bitmap[20, 100] != bitmap[20, 300])
    }
}
