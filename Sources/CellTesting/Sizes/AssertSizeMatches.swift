import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// Holds `size(fitting:content:)` of a content's view against what the view needs when it is laid out.
///
/// ```swift
/// @Test("a row is as high as its texts") @MainActor
/// func size() throws {
///     try assertSizeMatches(content: VacancyContent(title: "…"), width: 320)
/// }
/// ```
///
/// What is compared depends on how the view lays itself out:
/// - by constraints: the height they ask for has to be the given one;
/// - with a `sizeThatFits(_:)` of its own: that height has to be the given one;
/// - in any case, labels have to have the height of their texts, and nothing may reach beyond the view.
///
/// - Parameters:
///   - content: What the view shows.
///   - width: The width it is shown in, in points.
/// - Throws: ``SizeMismatchError`` where they differ by more than a pixel.
@MainActor
public func assertSizeMatches<Content: ContainerContent>(content: Content, width: CGFloat) throws {
    let view = Content.View()
    var size = CGSize.zero
    view.traitCollection.performAsCurrent {
        size = Content.View.size(fitting: width, content: content)
    }
    func fail(_ problem: String) -> SizeMismatchError {
        SizeMismatchError(content: "\(content)", view: "\(type(of: view))", width: width, size: size, problem: problem)
    }
    guard size.height.isFinite, size.height >= 0 else {
        throw fail("a height has to be finite and not negative")
    }
    view.update(with: content)
    let tolerance = 1 / max(1, view.traitCollection.displayScale) + 0.01
    if let needed = view.neededHeight(fitting: width), abs(needed - size.height) > tolerance {
        throw fail("laid out it needs a height of \(needed)")
    }
    view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    if let problem = ViewSizeInspection(of: view).problem {
        throw fail(problem)
    }
}

extension UIView {
    /// What the view's own layout asks for; `nil` where it does not say.
    fileprivate func neededHeight(fitting width: CGFloat) -> CGFloat? {
        if !constraints.isEmpty {
            return systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        // A view without an answer of its own answers with the size it has.
        let unlikely = CGSize(width: width, height: 7.125)
        frame = CGRect(origin: .zero, size: unlikely)
        let answer = sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
        return answer == unlikely.height ? nil : answer
    }
}
