import PortableUIKit

/// How models are shown as rows of a module above, which have handlers and sizes of their own.
package struct RowModel {
    /// Returns the row of a model; `nil` for models of other types.
    package let row: @MainActor (Any) -> Any?
    /// Calls the handler of the row of a model. Returns whether it has one.
    let select: @MainActor (Any) -> Bool
    /// Returns the size of the row of a model for a width, in points.
    let size: @MainActor (Any, CGFloat) -> CGSize?

    /// Creates a description of rows.
    package init(
        row: @escaping @MainActor (Any) -> Any?,
        select: @escaping @MainActor (Any) -> Bool,
        size: @escaping @MainActor (Any, CGFloat) -> CGSize?
    ) {
        self.row = row
        self.select = select
        self.size = size
    }
}
