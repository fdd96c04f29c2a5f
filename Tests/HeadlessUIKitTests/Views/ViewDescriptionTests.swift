import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class Card: UIView {}

@MainActor @Suite("Views in the log")
struct ViewDescriptionTests {
    @Test("a view is described by its class, its frame and its nondefault properties")
    func plain() {
        let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
        view.isOpaque = true
        expect(view.description.hasPrefix("<UIView: 0x"))
        expect(view.description.contains("; frame = (1 2.5; 30 40); layer = <CALayer: 0x"))
        view.tag = 7
        view.isHidden = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        expect(view.description.contains("; hidden = YES; autoresize = W+H; tag = 7; layer"))
        expectEqual(view.debugDescription, view.description)
    }

    @Test("a class of one's own is written with its module, and with UIKit's class that it comes from")
    func ownClass() {
        expect(Card().description.contains("HeadlessUIKitTests."))
        expect(Card().description.contains("; baseClass = UIView; frame = (0 0; 0 0)"))
    }

    @Test("colors are written by their names, or by their color space and components")
    func colors() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        expect(view.description.contains("; backgroundColor = <UIDynamicSystemColor: 0x"))
        expect(view.description.contains("; name = systemBackgroundColor>; layer = <CALayer: 0x"))
        view.backgroundColor = .red
        view.tintColor = UIColor(white: 1, alpha: 0.5)
        expect(
            view.description.contains(
                "; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; tintColor = UIExtendedGrayColorSpace 1 0.5; layer"
            )
        )
    }

    @Test("gesture recognizers are written, and what provides the items of tables and collections")
    func providers() {
        final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                UICollectionViewCell(frame: .zero)
            }
        }
        let source = Source()
        let table = UITableView(frame: .zero)
        table.dataSource = source
        expect(table.description.contains("; gestureRecognizers = <NSArray: 0x"))
        expect(table.description.contains("; dataSource: <HeadlessUIKitTests."))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        expect(collection.description.contains("; layout: <UICollectionViewFlowLayout: 0x"))
        expect(collection.description.contains("; dataSource: <HeadlessUIKitTests."))
    }

    @Test("labels are written with their text, scroll views with what they scroll")
    func content() {
        let label = UILabel()
        label.text = "Salt"
        expect(label.description.contains("text = 'Salt'"))
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 10, height: 20)
        expect(scroll.description.contains("contentOffset: {0, 0}; contentSize: {10, 20}"))
    }
}
