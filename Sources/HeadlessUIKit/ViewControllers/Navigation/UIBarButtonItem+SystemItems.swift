import Foundation

extension UIBarButtonItem {
    /// Sets the title or symbol of a system item.
    final func configure(for systemItem: SystemItem) {
        switch systemItem {
        case .flexibleSpace: space = .flexible
        case .fixedSpace: space = .fixed
        case .done, .save: style = .done
        default: break
        }
        if let symbol = systemItem.symbol, let picture = UIImage(systemName: symbol) {
            image = picture
            return
        }
        title = systemItem.title
    }

    final func widestPossibleTitle(in button: UIButton) -> CGFloat {
        guard image == nil, let font = button.titleLabel?.font, let possibleTitles else { return 0 }
        return possibleTitles.map { ($0 as NSString).size(withAttributes: [.font: font]).width }.max() ?? 0
    }
}

extension UIBarButtonItem.SystemItem {
    /// The name of the item's symbol, if there is one and it can be drawn here.
    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .close, .stop: "xmark"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }

    /// The title of an item without a symbol.
    fileprivate var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace, .pageCurl: nil
        case .fastForward: "Forward"
        default: String(describing: self).capitalized
        }
    }
}
