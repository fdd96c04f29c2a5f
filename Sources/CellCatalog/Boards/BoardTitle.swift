import Honeycomb

/// The titles of a board, at the standard text size regardless of the text size of the cells.
@MainActor
enum BoardTitle {
    /// The title of the whole board.
    case board

    /// The title of a row or a column.
    case part

    /// Returns the size of a title for the current traits except their text size.
    func size(_ text: String, theme: CellTheme, fitting width: CGFloat) -> CGSize {
        var size = CGSize.zero
        UITraitCollection.current.atStandardTextSize.performAsCurrent {
            size = label(text, theme: theme).size(fitting: width)
        }
        return size
    }

    /// Configures a label for the current traits except their text size.
    func apply(_ text: String, theme: CellTheme, to label: UILabel) {
        UITraitCollection.current.atStandardTextSize.performAsCurrent {
            self.label(text, theme: theme).apply(to: label, fitting: label.bounds.width)
        }
    }

    private func label(_ text: String, theme: CellTheme) -> LabelContent {
        switch self {
        case .board:
            LabelContent(text: text, style: theme.typography.largeHeader, color: theme.palette.primaryText)
        case .part:
            LabelContent(text: text, style: theme.typography.smallHeader, color: theme.palette.secondaryText)
        }
    }
}

extension UITraitCollection {
    fileprivate var atStandardTextSize: UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(preferredContentSizeCategory: .large)])
    }
}
