import Foundation

extension UICollectionViewCompositionalLayout {
    /// Creates the layouts of all sections.
    final func makeSections(_ collectionView: UICollectionView) {
        let general = environment(reference: configurationStorage.contentInsetsReference, collectionView)
        makeBoundary(in: general)
        func ownEnvironment(_ reference: UIContentInsetsReference) -> CompositionalEnvironment? {
            reference == .automatic ? nil : environment(reference: reference, collectionView)
        }
        let provided = collectionView.observing(
            .sections,
            invalidate: { ($0 as? UICollectionView)?.collectionViewLayout.invalidateLayout() },
            { (0..<collectionView.numberOfSections).map { provider($0, general) } }
        )
        sections = provided.enumerated().map { number, provided in
            let model = provided ?? emptySection(number, in: collectionView)
            let own = ownEnvironment(model.contentInsetsReference) ?? general
            var items: [Int: CGSize] = [:]
            let count = collectionView.numberOfItems(inSection: number)
            for (path, size) in measuredItems where path.section == number && path.item < count {
                items[path.item] = size
            }
            var views: [String: CGSize] = [:]
            for (key, size) in measuredViews where key.indexPath.count == 2 && key.indexPath.section == number {
                if let kind = key.supplementaryKind { views[kind] = size }
            }
            let section = CompositionalSection(
                model: model,
                itemCount: count,
                axis: axis,
                environment: own,
                viewEnvironment: ownEnvironment(model.supplementaryContentInsetsReference) ?? own,
                measuredItems: items,
                measuredViews: views
            )
            section.scrollOffset = scrollOffsets[number] ?? 0
            return section
        }
    }

    /// What takes the place of a section that the provider returned no layout for: its items have no height. UIKit raises an
    /// exception if there are any.
    private func emptySection(_ number: Int, in collectionView: UICollectionView) -> NSCollectionLayoutSection {
        if collectionView.numberOfItems(inSection: number) > 0, reportedSections.insert(number).inserted {
            let message = "The section provider of \(self) returned no layout for section \(number): it is not shown.\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
    }

    /// Applies the settings of lists that concern the whole collection view: swipe actions and the background color.
    final func applyListSettings(to collectionView: UICollectionView) {
        let lists = sections.compactMap(\.model.list)
        if lists.contains(where: {
            $0.leadingSwipeActionsConfigurationProvider != nil || $0.trailingSwipeActionsConfigurationProvider != nil
        }) {
            collectionView.swipes.install()
        }
        guard let first = lists.first, lists.count == sections.count else { return }
        collectionView.setListBackground(first.resolvedListBackground)
    }

    private func makeBoundary(in environment: CompositionalEnvironment) {
        let items = configurationStorage.boundarySupplementaryItems
        guard !items.isEmpty else {
            boundary = nil
            return
        }
        var measured: [String: CGSize] = [:]
        for (key, size) in measuredViews where key.indexPath == Self.layoutPath {
            if let kind = key.supplementaryKind { measured[kind] = size }
        }
        boundary = CompositionalBoundary(
            items: items,
            axis: axis,
            container: environment.effectiveContentSize,
            measured: measured
        )
        boundaryStart = environment.contentInsets.start(axis.other)
    }

    private func environment(
        reference: UIContentInsetsReference,
        _ collectionView: UICollectionView
    ) -> CompositionalEnvironment {
        let taken = collectionView.adjustedContentInset
        let bounds = collectionView.bounds.isFinite ? collectionView.bounds : .zero
        let size = bounds.inset(by: taken).size
        var insets = UIEdgeInsets.zero
        switch reference {
        case .none: break
        case .automatic, .safeArea: insets = collectionView.safeAreaInsets
        case .layoutMargins: insets = collectionView.layoutMargins
        case .readableContent:
            insets = collectionView.layoutMargins
            let limit = ReadableWidth.limit(for: collectionView.traitCollection.preferredContentSizeCategory)
            let beyond = max(0, bounds.width - insets.left - insets.right - limit)
            insets.left += beyond / 2
            insets.right += beyond / 2
        }
        let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(0, insets.left - taken.left)
        let right = max(0, insets.right - taken.right)
        let vertical = NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? right : left,
            bottom: 0,
            trailing: isMirrored ? left : right
        )
        let horizontal = NSDirectionalEdgeInsets(
            top: max(0, insets.top - taken.top),
            leading: 0,
            bottom: max(0, insets.bottom - taken.bottom),
            trailing: 0
        )
        return CompositionalEnvironment(
            size: CGSize(width: max(0, size.width), height: max(0, size.height)),
            insets: axis == .vertical ? vertical : horizontal,
            traits: collectionView.traitCollection
        )
    }
}
