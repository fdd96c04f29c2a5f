import Foundation

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
    /// The styles of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Rows from edge to edge, sections apart.
        case grouped = 1
        /// Sections apart, inset from the sides.
        case insetGrouped = 2
    }

    /// Where the headers of sections come from.
    public enum HeaderMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// They are supplementary views.
        case supplementary = 1
        /// They are the first items of sections.
        case firstItemInSection = 2
    }

    /// Where the footers of sections come from.
    public enum FooterMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// They are supplementary views.
        case supplementary = 1
    }

    /// The style.
    public let appearance: Appearance
    /// Whether rows have lines between them.
    public var showsSeparators = true
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none

    /// Makes a configuration.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

extension NSCollectionLayoutSection {
    /// What rows are taken to be high until their cells are asked.
    private static let estimatedRowHeight: CGFloat = 44
    /// What headers and footers are taken to be high until they are asked.
    private static let estimatedHeaderHeight: CGFloat = 28
    /// The distance of inset sections from the sides, and of sections from each other.
    private static let inset: CGFloat = 16
    private static let sectionSpacing: CGFloat = 17.5

    /// A section of rows that are as high as their cells ask for.
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
        let margins = layoutEnvironment.container.contentInsets
        switch configuration.appearance {
        case .plain: break
        case .grouped:
            section.contentInsets = NSDirectionalEdgeInsets(
                top: sectionSpacing,
                leading: 0,
                bottom: sectionSpacing,
                trailing: 0
            )
        case .insetGrouped:
            section.contentInsets = NSDirectionalEdgeInsets(
                top: sectionSpacing,
                leading: max(0, inset - margins.leading),
                bottom: sectionSpacing,
                trailing: max(0, inset - margins.trailing)
            )
        }
        let viewSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(estimatedHeaderHeight)
        )
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: viewSize,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
            if configuration.appearance != .plain { section.contentInsets.top = 0 }
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: viewSize,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
            )
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout all of whose sections are lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
