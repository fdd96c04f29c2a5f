import Foundation

/// The messages for programmer errors in table views, with UIKit's wording.
enum TableViewMessages {
    static func cellIsNotRegistered(identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
            + "connect a prototype cell in a storyboard"
    }

    static func cellIsNotProvided(indexPath: IndexPath) -> String {
        "the table view's data source did not return a valid cell from -tableView:cellForRowAtIndexPath: for index path "
            + name(indexPath)
    }

    static func reconfiguredCellIsAnother(indexPath: IndexPath) -> String {
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
            + "reconfiguring a row, which is not allowed. You can only dequeue a cell for the same registration or "
            + "reuse identifier when reconfiguring a row. To use a different cell, reload the row instead. (index path: "
            + "\(name(indexPath)))"
    }

    static func scrollTargetDoesNotExist(indexPath: IndexPath, sections: Int, rows: Int?) -> String {
        if let rows {
            return "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
                + "\(rows) rows in section \(indexPath.section)."
        }
        return "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when there are "
            + "only \(sections) sections."
    }

    private static func name(_ indexPath: IndexPath) -> String {
        "{length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
    }
}
