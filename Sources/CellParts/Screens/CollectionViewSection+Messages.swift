import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// Ready sections for screens without content: empty, failed or loading.
extension CollectionViewSection {
    /// Returns a section that says that there is nothing to show.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the section and its row.
    ///   - icon: The icon above; `nil` for none.
    ///   - title: The title.
    ///   - text: The text below the title.
    ///   - actionTitle: The text of the button; empty for none.
    ///   - didTapHandler: Called when the button is tapped.
    @MainActor
    public static func empty(
        differenceIdentifier: AnyHashable = "empty",
        icon: Icon? = .search,
        title: String,
        text: String = "",
        actionTitle: String = "",
        didTapHandler: (@MainActor () -> Void)? = nil
    ) -> CollectionViewSection {
        message(
            LeftMessage(
                icon: icon?.image,
                title: title,
                text: text,
                actionTitle: actionTitle,
                didTapHandler: didTapHandler
            ),
            differenceIdentifier: differenceIdentifier
        )
    }

    /// Returns a section that says what went wrong, with a button to try again.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the section and its row.
    ///   - icon: The icon above the title.
    ///   - title: The title.
    ///   - text: The text below the title.
    ///   - retryTitle: The title of the button.
    ///   - isRetrying: Whether the button shows an activity indicator.
    ///   - didRetryHandler: Called when the button is tapped.
    @MainActor
    public static func failure(
        differenceIdentifier: AnyHashable = "failure",
        icon: Icon? = .warning,
        title: String,
        text: String = "",
        retryTitle: String = "",
        isRetrying: Bool = false,
        didRetryHandler: (@MainActor () -> Void)? = nil
    ) -> CollectionViewSection {
        message(
            LeftMessage(
                icon: icon?.image,
                title: title,
                text: text,
                actionTitle: retryTitle,
                isActive: isRetrying,
                didTapHandler: didRetryHandler
            ),
            differenceIdentifier: differenceIdentifier
        )
    }

    /// Returns a section of rows that are being loaded.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the section.
    ///   - rowCount: The number of rows, at least 1.
    ///   - row: The shapes of each row. Its label is spoken for the first row only.
    @MainActor
    public static func loading(
        differenceIdentifier: AnyHashable = "loading",
        rowCount: Int = 5,
        row: LeftSkeleton = LeftSkeleton(hasImage: true)
    ) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: differenceIdentifier,
            items: (0..<max(rowCount, 1)).map { index in
                var left = row
                if index > 0 { left.label = nil }
                return CollectionViewDiffableItem(
                    ContainerItem(
                        differenceIdentifier: index,
                        left: left,
                        isSelectedBackgroundNeeded: false
                    )
                )
            }
        )
    }

    @MainActor
    private static func message(_ left: LeftMessage, differenceIdentifier: AnyHashable) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: differenceIdentifier,
            items: [
                CollectionViewDiffableItem(
                    ContainerItem(
                        differenceIdentifier: "message",
                        left: left,
                        insets: UIEdgeInsets(top: .xl, left: .zero, bottom: .xl, right: .zero),
                        isSelectedBackgroundNeeded: false
                    )
                )
            ]
        )
    }
}
