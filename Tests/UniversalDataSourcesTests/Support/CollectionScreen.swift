import PortableUIKit
import ScreenHosting

@testable import UniversalDataSources

/// A collection view in a window, with rows of 40 points.
@MainActor
final class CollectionScreen {
    let collectionView: UICollectionView
    private(set) var problems: [UniversalDataSourceProblem] = []
    let host: ScreenHost

    init(headerHeight: CGFloat = 0, footerHeight: CGFloat = 0) {
        let size = CGSize(width: 320, height: 480)
        collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: Self.makeLayout(columns: 1, header: headerHeight, footer: footerHeight)
        )
        let controller = UIViewController()
        controller.view = collectionView
        host = ScreenHost(controller, configuration: ScreenConfiguration(size: size))
    }

    static func makeLayout(columns: Int, header: CGFloat = 0, footer: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320 / CGFloat(columns), height: 40 * CGFloat(columns))
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: header)
        layout.footerReferenceSize = CGSize(width: 320, height: footer)
        return layout
    }

    /// Records problems instead of failing.
    var problemHandler: UniversalDataSourceProblemHandler {
        { [weak self] in self?.problems.append($0) }
    }

    func cell(_ item: Int, section: Int = 0) -> UICollectionViewCell? {
        host.layout()
        return collectionView.cellForItem(at: IndexPath(item: item, section: section))
    }

    func text(_ item: Int, section: Int = 0) -> String? { (cell(item, section: section) as? TextCell)?.text }

    var texts: [String?] {
        host.layout()
        return collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? TextCell)?.text }
    }

    func header(_ section: Int = 0) -> UICollectionReusableView? {
        view(UICollectionView.elementKindSectionHeader, section)
    }

    func footer(_ section: Int = 0) -> UICollectionReusableView? {
        view(UICollectionView.elementKindSectionFooter, section)
    }

    private func view(_ kind: String, _ section: Int) -> UICollectionReusableView? {
        host.layout()
        return collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    }
}
