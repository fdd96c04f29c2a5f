import CellParts
import ContainerCells
import DeclarativeCollections
import DTCGTokens
import PortableUIKit

extension TokenTree: SnapshotScreenConvertible {
    /// A list of the tokens, as high as it needs: a color as a swatch, the name, and the value.
    @MainActor
    public func makeSnapshotScreen() -> SnapshotScreen {
        let controller = CellScreenViewController(
            state: CollectionViewState(
                sections: [CollectionViewSection(differenceIdentifier: "tokens", items: tokens.map(Self.row))]
            )
        )
        return SnapshotScreen(controller) {
            controller.collectionView.collectionViewLayout.collectionViewContentSize.height
        }
    }

    @MainActor
    private static func row(_ token: Token) -> CollectionViewDiffableItem {
        let (path, value) = (token.path.description, token.value.summary)
        guard case .color(let color) = token.value else {
            return TitleSubtitleItem(
                differenceIdentifier: path,
                left: LeftTitleSubtitle(title: path, subtitle: value)
            ).diffableItem
        }
        return ImageTitleSubtitleItem(
            differenceIdentifier: path,
            left: LeftImageTitleSubtitle(image: .local(swatch(color)), title: path, subtitle: value)
        ).diffableItem
    }

    private static func swatch(_ color: TokenColor) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(color).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

extension Snapshotting where Value == TokenTree, Format == TextSnapshot {
    /// The tokens as text: a line for each, with its path and value.
    public static var tokens: Self {
        Snapshotting { tree in
            TextSnapshot(tree.tokens.map { "\($0.path): \($0.value.summary)" }.joined(separator: "\n"))
        }
    }
}
