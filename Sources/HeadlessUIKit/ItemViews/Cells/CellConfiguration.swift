import Foundation

/// The configurations of a cell and their views. Most cells have none.
@MainActor final class CellConfiguration {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    /// Whether the view has to take the content again, because a value changed that it read.
    var isContentOutdated = false
    var background: UIBackgroundConfiguration?
    var backgroundView: CellBackgroundView?
    var updatesContent = true
    var updatesBackground = true
}
