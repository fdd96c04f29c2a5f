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
        ] + providers
    }

    private var providers: [String] {
        ((self as? any ContentProviding)?.contentProviders ?? []).compactMap { name, object in
            object.map { "\(name): " + ViewDescription.reference(to: $0) }
        }
    }
}

/// A scroll view whose content others provide.
@MainActor protocol ContentProviding: UIScrollView {
    /// The objects that provide the content, with their names in descriptions.
    var contentProviders: [(name: String, object: AnyObject?)] { get }
}
