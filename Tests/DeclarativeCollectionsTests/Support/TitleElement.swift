import PortableUIKit

@testable import DeclarativeCollections

/// A header or footer that shows a text.
struct TitleElement: CollectionViewSupplementaryElement, WillDisplayHandlerContainable,
    DidEndDisplayingHandlerContainable, DidSelectHandlerContainable
{
    typealias View = TitleView

    var text: String
    var height: CGFloat
    @ForceEquatable var willDisplayHandler: (@MainActor () -> Void)?
    @ForceEquatable var didEndDisplayingHandler: (@MainActor () -> Void)?
    @ForceEquatable var didSelectHandler: (@MainActor () -> Void)?

    init(_ text: String, height: CGFloat = 30) {
        self.text = text
        self.height = height
    }
}

/// Shows a ``TitleElement`` and counts its updates.
final class TitleView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    private(set) var text: String?
    private(set) var updateCount = 0

    static func size(fitting width: CGFloat, element: TitleElement) -> CGSize {
        CGSize(width: width, height: element.height)
    }

    func update(with element: TitleElement) {
        text = element.text
        updateCount += 1
    }
}

/// A header or footer with another type of view.
struct RuleElement: CollectionViewSupplementaryElement {
    typealias View = RuleView
}

/// Shows a ``RuleElement``.
final class RuleView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    static func size(fitting width: CGFloat, element: RuleElement) -> CGSize {
        CGSize(width: width, height: 10)
    }

    func update(with element: RuleElement) {}
}
