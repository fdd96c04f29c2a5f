import Foundation

extension UISplitViewController {
    /// The ways of laying out a split view controller.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The columns of a split view controller.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
        /// The column at the trailing edge, hidden until the app shows it; a sheet while collapsed.
        @available(iOS 26, *)
        case inspector = 4
    }

    /// Which columns are visible, and how.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        /// Superseded by `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// Superseded by `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// Superseded by `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// The number of columns beside or over the secondary one.
        var columnCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether the columns cover the secondary one.
        var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    }

    /// How columns share the width.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    /// The edge at which the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// The appearance of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }

    /// When the button that changes the display mode is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    /// The value of widths that the system chooses.
    public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
}
