import PortableUIKit

/// A left part of a title, with a subtitle and a picture where there are any.
///
/// A new part of this kind is one short file: a value that says what its elements are. They all share one view.
public protocol LeftTextContent: LeftContent {
    /// What the part consists of, in the colours, styles and distances of a theme.
    func elements(in theme: CellTheme) -> LeftElements

    /// What a tap on the part does, for a box that can be checked. `nil`, the default: the tap is the row's.
    var tapHandler: (@MainActor () -> Void)? { get }
}

extension LeftTextContent {
    /// None: the tap is the row's.
    public var tapHandler: (@MainActor () -> Void)? {
        nil
    }
}
