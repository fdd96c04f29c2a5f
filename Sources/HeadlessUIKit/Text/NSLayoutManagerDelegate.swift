import Foundation

/// Takes part in the layout of text. All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the space below a line in points; by default that of the paragraph style.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space above a paragraph in points; by default that of the paragraph style.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space below a paragraph in points; by default that of the paragraph style.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Called with the rectangles of a line before they are used. Returns whether it changed them.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Called after the layout became invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called after a container was filled; `nil` if the text does not fit into the containers.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )

    /// Called after the size of a container changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    )
}

extension NSLayoutManagerDelegate {
    /// The default implementation; returns the line spacing of the paragraph style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        layoutManager.paragraphStyle(at: glyphIndex)?.lineSpacing ?? 0
    }

    /// The default implementation; returns the space of the paragraph style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacingBefore ?? 0
    }

    /// The default implementation; returns the space of the paragraph style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacing ?? 0
    }

    /// The default implementation; changes nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool { false }

    /// The default implementation; does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// The default implementation; does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}

    /// The default implementation; does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    ) {}
}
