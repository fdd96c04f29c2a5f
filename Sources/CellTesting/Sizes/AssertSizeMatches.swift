import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// Asserts that `size(fitting:content:)` returns the size that the view needs when it is laid out.
///
/// ```swift
/// @Test("a row is as high as its texts") @MainActor
/// func size() throws {
///     try assertSizeMatches(content: VacancyContent(title: "…"), width: 320)
/// }
/// ```
///
/// The comparison depends on how the view is laid out:
/// - with constraints: the height that they determine must match;
/// - with its own `sizeThatFits(_:)`: its height must match;
/// - in all cases, labels must have the height of their texts, and no subview may extend beyond the view.
///
/// - Parameters:
///   - content: The content of the view.
///   - width: The width of the view, in points.
/// - Throws: ``SizeMismatchError`` if the sizes differ by more than a pixel.
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
    /// Returns the height that the view's layout needs, in points; `nil` if it does not determine one.
    fileprivate func neededHeight(fitting width: CGFloat) -> CGFloat? {
        if !constraints.isEmpty {
            return systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        // `UIView.sizeThatFits(_:)` returns the current size unless it is overridden.
        let unlikely = CGSize(width: width, height: 7.125)
        frame = CGRect(origin: .zero, size: unlikely)
        let answer = sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
        return answer == unlikely.height ? nil : answer
    }
}
