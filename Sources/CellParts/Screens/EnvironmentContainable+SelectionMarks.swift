import ContainerCells
import DeclarativeCollections

extension EnvironmentContainable {
    /// Returns a copy whose selected rows have a check mark at their trailing edge.
    ///
    /// ```swift
    /// CollectionViewState(selection: .multiple(model.cities) { … }, sections: { … }).selectionMarks()
    /// ```
    ///
    /// Rows keep the space of the mark free, so that nothing is measured again when the selection changes. Together with
    /// `isSelectedBackgroundNeeded: false` the mark is all that shows a selection.
    ///
    /// - Parameter isShown: Whether rows are marked; `false` for a section or a row of a list with marks that has none.
    public func selectionMarks(_ isShown: Bool = true) -> Self {
        let mark = SelectionMark(image: Icon.check.image, tint: CellTheme.standard.palette.accent)
        return environment(SelectionMarkKey.self, .some(isShown ? mark : nil))
    }
}
