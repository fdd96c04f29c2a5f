import Foundation

/// An animated change from one layout to another.
///
/// Elements that were visible move to their positions in the new layout. Elements that become visible move from their
/// positions in the old layout.
@MainActor final class LayoutReplacement {
    /// The duration of the animation, in seconds.
    private static let duration: TimeInterval = 0.25

    private unowned let collectionView: UICollectionView
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout
    private var disappearingViews: [(key: ElementKey, view: UICollectionReusableView)] = []
    /// The elements that were visible before.
    private var survivors: Set<ElementKey> = []

    init(collectionView: UICollectionView, old: UICollectionViewLayout, new: UICollectionViewLayout) {
        self.collectionView = collectionView
        self.old = old
        self.new = new
    }

    /// Runs the animation. Call it when the new layout is already set.
    func run(completion: @escaping () -> Void) {
        let display = collectionView.display
        let previousOffset = collectionView.contentOffset
        display.isPlacing = true
        let placed = UIView.performWithoutAnimationAndReturn { makeViews() }
        let offset = collectionView.contentOffset
        let shift = CGPoint(x: offset.x - previousOffset.x, y: offset.y - previousOffset.y)
        UIView.performWithoutAnimation { applyInitialAttributes(placed, shift: shift) }
        collectionView.displayNewViews(placed)
        display.isPlacing = false
        UIView.animate(withDuration: Self.duration) {
            self.applyFinalAttributes(placed)
        } completion: { _ in
            for (key, view) in self.disappearingViews { self.collectionView.endDisplaying(view, key: key) }
            self.collectionView.detachUnused()
            completion()
        }
    }

    private func makeViews() -> [UICollectionViewLayoutAttributes] {
        collectionView.prepareLayoutIfNeeded()
        collectionView.updateContentSize()
        let proposed = collectionView.validContentOffset(collectionView.contentOffset)
        let target = new.targetContentOffset(forProposedContentOffset: proposed)
        if target != collectionView.contentOffset { collectionView.contentOffset = target }
        survivors = Set(collectionView.visibleElements.views.keys)
        collectionView.scrollers.update()
        var placed = collectionView.placedElements(in: collectionView.bounds)
        if !collectionView.makeViews(for: placed) {
            collectionView.prepareLayoutIfNeeded()
            collectionView.updateContentSize()
            placed = collectionView.placedElements(in: collectionView.bounds)
            _ = collectionView.makeViews(for: placed)
            collectionView.scrollers.update()
        }
        new.willPlace(placed)
        let shown = Set(placed.map(\.elementKey))
        for (key, view) in collectionView.visibleElements.sorted() where !shown.contains(key) {
            collectionView.visibleElements.remove(key)
            disappearingViews.append((key, view))
        }
        collectionView.display.needsPlacing = false
        collectionView.display.placedBounds = collectionView.bounds
        return placed
    }

    private func applyInitialAttributes(_ placed: [UICollectionViewLayoutAttributes], shift: CGPoint) {
        for attributes in placed {
            let key = attributes.elementKey
            guard let view = collectionView.visibleElements[key] else { continue }
            if view.placedZIndex != nil { collectionView.place(view, at: attributes) }
            if survivors.contains(key) {
                if let applied = view.appliedAttributes { view.setLayoutAttributes(applied.shifted(by: shift)) }
            } else if let initial = new.initialAttributes(for: key) {
                view.setLayoutAttributes(initial)
            } else if let before = oldAttributes(of: key) {
                view.setLayoutAttributes(before.shifted(by: shift))
            }
        }
        for (_, view) in disappearingViews {
            if let applied = view.appliedAttributes { view.setLayoutAttributes(applied.shifted(by: shift)) }
        }
    }

    private func applyFinalAttributes(_ placed: [UICollectionViewLayoutAttributes]) {
        for attributes in placed {
            guard let view = collectionView.visibleElements[attributes.elementKey] else { continue }
            view.setLayoutAttributes(attributes)
            if view.placedZIndex != nil {
                collectionView.place(view, at: attributes)
            }
            view.layoutIfNeeded()
        }
        for (key, view) in disappearingViews {
            if let final = old.finalAttributes(for: key) ?? collectionView.attributes(of: key) {
                view.setLayoutAttributes(final)
            } else {
                view.alpha = 0
            }
        }
    }

    private func oldAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key {
        case .cell(let path): old.layoutAttributesForItem(at: path)
        case .supplementaryView(let kind, let path): old.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decorationView: nil
        }
    }
}

extension UIView {
    /// Runs a closure without animating its changes and returns its result.
    fileprivate static func performWithoutAnimationAndReturn<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        guard let result else { preconditionFailure("The block always runs") }
        return result
    }
}
