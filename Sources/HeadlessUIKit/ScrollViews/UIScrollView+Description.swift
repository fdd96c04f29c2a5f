import Foundation

extension UIScrollView {
    /// The offset, size and insets of the content in the words of UIKit's log.
    final var scrollingDescription: [String] {
        let inset = adjustedContentInset
        let edges = [inset.top, inset.left, inset.bottom, inset.right].map(ViewDescription.number)
        return [
            "contentOffset: {\(ViewDescription.number(contentOffset.x)), \(ViewDescription.number(contentOffset.y))}",
            "contentSize: {\(ViewDescription.number(contentSize.width)), \(ViewDescription.number(contentSize.height))}",
            "adjustedContentInset: {\(edges.joined(separator: ", "))}",
        ]
    }
}
