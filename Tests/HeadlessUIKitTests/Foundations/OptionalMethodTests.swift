import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Optional methods of delegates")
@MainActor struct OptionalMethodTests {
    private final class Silent: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
        UITextFieldDelegate
    {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    private final class Telling: NSObject, UICollectionViewDelegateFlowLayout {
        var selected: [IndexPath] = []
        var scrollCount = 0
        let zoomed = UIView()

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            false
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 7, height: 8) }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            scrollCount += 1
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    /// Has a property with the base name of the methods, like nearly every data source.
    private final class Owner: NSObject, UICollectionViewDelegate {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var copy: UICollectionView {
            let view = collectionView
            return view
        }
    }

    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let path = IndexPath(item: 1, section: 2)

    @Test("an implemented method is called and returns its result")
    func implemented() {
        let telling = Telling()
        let delegate: (any UICollectionViewDelegateFlowLayout)? = telling
        delegate?.collectionView?(view, didSelectItemAt: path)
        delegate?.scrollViewDidScroll?(view)
        expectEqual(telling.selected, [path])
        expectEqual(telling.scrollCount, 1)
        expectEqual(delegate?.collectionView?(view, shouldSelectItemAt: path), false)
        expect(delegate?.viewForZooming?(in: view) === telling.zoomed)
        let layout = view.collectionViewLayout
        expectEqual(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path), CGSize(width: 7, height: 8))
    }

    @Test("an unimplemented method returns nil")
    func missing() {
        let delegate: (any UICollectionViewDelegateFlowLayout)? = Silent()
        let layout = view.collectionViewLayout
        expectEqual(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path), nil)
        expectEqual(delegate?.collectionView?(view, shouldSelectItemAt: path), nil)
        expectEqual(delegate?.scrollViewShouldScrollToTop?(view), nil)
        expectEqual(delegate?.viewForZooming?(in: view), nil)
        let source: (any UICollectionViewDataSource)? = Silent()
        expectEqual(source?.numberOfSections?(in: view), nil)
        let header = UICollectionView.elementKindSectionHeader
        expectEqual(source?.collectionView?(view, viewForSupplementaryElementOfKind: header, at: path), nil)
        let field: (any UITextFieldDelegate)? = Silent()
        expectEqual(field?.textFieldShouldReturn?(UITextField()), nil)
    }

    @Test("a call without optional chaining has UIKit's default")
    func plainCalls() {
        let delegate = Silent()
        expect(delegate.collectionView(view, shouldSelectItemAt: path))
        expect(delegate.scrollViewShouldScrollToTop(view))
    }

    @Test("a method that calls another delegate counts as implemented")
    func forwarded() {
        final class Forwarding: NSObject, UICollectionViewDelegate {
            let inner: any UICollectionViewDelegate = Silent()

            func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
                inner.collectionView?(view, shouldSelectItemAt: path) ?? false
            }
        }
        let outer: any UICollectionViewDelegate = Forwarding()
        expectEqual(outer.collectionView?(view, shouldSelectItemAt: path), false)
    }

    @Test("a property of the same name is still that property")
    func ownProperty() {
        let owner = Owner()
        expect(owner.copy === owner.collectionView)
    }
}
