import DeclarativeCollections
import PortableUIKit
import ScreenDocuments

extension ScreenDocument: SnapshotScreenConvertible {
    /// The screen of cells.
    @MainActor
    public func makeSnapshotScreen() -> SnapshotScreen { state().makeSnapshotScreen() }
}

extension Snapshotting where Value == ScreenDocument, Format == TextSnapshot {
    /// The sections and items as text.
    public static var state: Self { Snapshotting<CollectionViewState, TextSnapshot>.state.pullback { $0.state() } }
}
