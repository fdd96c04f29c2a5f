import Honeycomb

/// The titles of a board. They keep the size that is read best, whatever the text size of the cells beside them is.
@MainActor
enum BoardTitle {
    /// The title of the whole board.
    case board

    /// The title of a row or a column.
    case part

    /// The size of a title for the current traits, apart from their text size.
    func size(_ text: String, theme: CellTheme, fitting width: CGFloat) -> CGSize {
        var size = CGSize.zero
        UITraitCollection.current.atStandardTextSize.performAsCurrent {
            size = label(text, theme: theme).size(fitting: width)
        }
        return size
    }

    /// Sets up a label for the current traits, apart from their text size.
    func apply(_ text: String, theme: CellTheme, to label: UILabel) {
        UITraitCollection.current.atStandardTextSize.performAsCurrent {
            self.label(text, theme: theme).apply(to: label)
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
