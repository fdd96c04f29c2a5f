/// The environment key of rows whose contents begin at the top, however tall the cell is.
///
/// Sections whose cells have equal heights set it: contents side by side then begin on one line.
package enum TopAlignedRowsKey: CollectionViewEnvironmentKey {
    package static let defaultValue = false
}

extension CollectionViewSection {
    /// The environment of the rows, header and footer: that of the section, and what follows from its layout.
    var innerEnvironment: CollectionViewEnvironment {
        guard layout.hasEqualHeights, layout.columns != .fixed(1) else { return environment }
        var result = environment
        result[TopAlignedRowsKey.self] = true
        return result
    }
}
