import Foundation

/// The configurations of a cell and their views. Most cells have none.
@MainActor final class CellConfiguration {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: CellBackgroundView?
    var updatesContent = true
    var updatesBackground = true
}
