import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Forwarding to a host's delegate")
struct DelegateForwardingTests {
    private let screen = TestScreen()
    private let host = RecordingDelegate()
    private let indexPath = IndexPath(item: 0, section: 0)

    init() {
        screen.driver.delegate = host
        screen.apply([BlockItem("a").didSelect {}])
        host.log = []
    }

    @Test("scrolling reaches the host")
    func scrolling() throws {
        let view = screen.collectionView
        let delegate = try require(view.delegate)
        delegate.scrollViewDidScroll?(view)
        delegate.scrollViewWillBeginDragging?(view)
        var target = CGPoint.zero
        delegate.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &target)
        delegate.scrollViewDidEndDragging?(view, willDecelerate: true)
        delegate.scrollViewWillBeginDecelerating?(view)
        delegate.scrollViewDidEndDecelerating?(view)
        delegate.scrollViewDidEndScrollingAnimation?(view)
        delegate.scrollViewDidChangeAdjustedContentInset?(view)
        expectEqual(
            host.log,
            [
                "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
                "didEndDecelerating", "didEndScrollingAnimation", "didChangeAdjustedContentInset",
            ]
        )
        expectEqual(target, CGPoint(x: 0, y: 7))
    }

    @Test("highlight and selection reach the host")
    func selection() throws {
        let view = screen.collectionView
        let delegate = try require(view.delegate)
        expectEqual(delegate.collectionView?(view, shouldHighlightItemAt: indexPath), true)
        delegate.collectionView?(view, didHighlightItemAt: indexPath)
        delegate.collectionView?(view, didUnhighlightItemAt: indexPath)
        expectEqual(delegate.collectionView?(view, shouldSelectItemAt: indexPath), true)
        expectEqual(delegate.collectionView?(view, shouldDeselectItemAt: indexPath), false)
        delegate.collectionView?(view, didSelectItemAt: indexPath)
        delegate.collectionView?(view, didDeselectItemAt: indexPath)
        expectEqual(
            host.log,
            [
                "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "shouldDeselect", "didSelect",
                "didDeselect",
            ]
        )
    }

    @Test("display and moves reach the host")
    func display() throws {
        let view = screen.collectionView
        let delegate = try require(view.delegate)
        let cell = try require(screen.cell(0))
        let header = TitleView()
        delegate.collectionView?(view, willDisplay: cell, forItemAt: indexPath)
        delegate.collectionView?(view, didEndDisplaying: cell, forItemAt: indexPath)
        delegate.collectionView?(view, willDisplaySupplementaryView: header, forElementKind: "kind", at: indexPath)
        delegate.collectionView?(
            view,
            didEndDisplayingSupplementaryView: header,
            forElementOfKind: "kind",
            at: indexPath
        )
        let target = delegate.collectionView?(
            view,
            targetIndexPathForMoveOfItemFromOriginalIndexPath: indexPath,
            atCurrentIndexPath: indexPath,
            toProposedIndexPath: IndexPath(item: 1, section: 0)
        )
        expectEqual(target, IndexPath(item: 5, section: 0))
        expectEqual(
            host.log,
            ["willDisplay", "didEndDisplaying", "willDisplay kind", "didEndDisplaying kind", "target"]
        )
    }

    @Test("context menus reach the host")
    func contextMenus() throws {
        let view = screen.collectionView
        let delegate = try require(view.delegate)
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        var expected = ["willDisplayMenu", "willEndMenu"]
        if #available(iOS 16, *) {
            _ = delegate.collectionView?(view, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
            _ = delegate.collectionView?(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: indexPath)
            _ = delegate.collectionView?(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: indexPath)
            expected.insert(contentsOf: ["contextMenu 1", "highlightPreview", "dismissalPreview"], at: 0)
        }
        delegate.collectionView?(view, willDisplayContextMenu: menu, animator: nil)
        delegate.collectionView?(view, willEndContextMenuInteraction: menu, animator: nil)
        expectEqual(host.log, expected)
    }
}

/// Records the delegate methods that are called.
private final class RecordingDelegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("willEndDragging")
        targetContentOffset.pointee.y = 7
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.append("didChangeAdjustedContentInset")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect")
        return false
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("willDisplay") }
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("didEndDisplaying") }
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { log.append("willDisplay \(elementKind)") }
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) { log.append("didEndDisplaying \(elementKind)") }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        log.append("target")
        return IndexPath(item: 5, section: 0)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("contextMenu \(indexPaths.count)")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        log.append("highlightPreview")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        log.append("dismissalPreview")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("willDisplayMenu") }
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("willEndMenu") }
}
