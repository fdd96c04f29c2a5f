import Foundation

extension NSCollectionLayoutSection {
    /// The estimated height of rows, in points.
    private static let estimatedRowHeight: CGFloat = 44
    /// The estimated height of headers and footers, in points.
    private static let estimatedHeaderHeight: CGFloat = 28

    /// Creates a list section whose rows have the heights that their cells prefer.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(estimatedRowHeight)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        section.contentInsets = insets(of: configuration, layoutEnvironment)
        section.boundarySupplementaryItems = views(of: configuration)
        if configuration.headerMode != .none, let padding = configuration.headerTopPadding {
            section.contentInsets.top = padding
        }
        return section
    }

    private class func insets(
        of configuration: UICollectionLayoutListConfiguration,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSDirectionalEdgeInsets {
        let margins = environment.container.contentInsets
        let metrics = environment.traitCollection.metrics
        let sectionSpacing = metrics.groupedLists.spacing
        let hasHeader = configuration.headerMode == .supplementary
        var insets = NSDirectionalEdgeInsets.zero
        guard configuration.appearance != .plain else { return insets }
        insets.top = hasHeader ? 0 : sectionSpacing
        // Footers directly follow the rows.
        insets.bottom = configuration.footerMode == .supplementary ? 0 : sectionSpacing
        switch configuration.appearance {
        case .plain, .grouped: break
        case .insetGrouped, .sidebar, .sidebarPlain:
            let inset = metrics.margins.side(width: environment.container.contentSize.width)
            insets.leading = max(0, inset - margins.leading)
            insets.trailing = max(0, inset - margins.trailing)
        }
        return insets
    }

    private class func views(
        of configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(estimatedHeaderHeight)
        )
        var views: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = configuration.appearance == .plain
            views.append(header)
        }
        if configuration.footerMode == .supplementary {
            views.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
            )
        }
        return views
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout with only list sections.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
