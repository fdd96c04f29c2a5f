import Foundation

/// Lays out the text of a text storage in text containers.
///
/// Each UTF-16 unit has one glyph index, so that glyph and character indexes are the same; units that share a glyph with
/// the one before have a null glyph.
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var flowStorage: TextFlow?
    private var placesOfFragments: [Int: [LineFragment.Place]] = [:]
    private var isLayingOut = false
    /// Makes the text of a container in the form used for layout; `nil` for the storage's as it is.
    final var styleText: ((NSAttributedString, NSTextContainer) -> StyledText)?
    /// The direction of paragraphs without directional characters; `nil` for that of the current traits.
    final var isRightToLeft: Bool?

    /// Creates a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        for container in containers { container.layoutManager = nil }
    }

    /// The text. Set by the storage that the layout manager is added to.
    open unowned(unsafe) var textStorage: NSTextStorage?

    /// The delegate that takes part in layout.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { invalidateAll() }
    }

    // MARK: Containers

    /// The containers in the order in which they are filled. The layout manager retains them.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        invalidateAll()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        let container = containers.remove(at: index)
        container.layoutManager = nil
        invalidateAll()
    }

    /// Invalidates the layout after a container changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        invalidateAll()
    }

    // MARK: Invalidation

    /// Whether lines are apart by the leading of their fonts.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidateAll() } }
    }

    /// Whether parts of the text may be laid out before others. No effect: the whole text is laid out when needed.
    open var allowsNonContiguousLayout = false

    /// Whether parts of the text are laid out before others: never.
    open var hasNonContiguousLayout: Bool { false }

    /// Invalidates the layout of a range; here the whole layout.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: length)
        invalidateAll()
    }

    /// Draws a range of characters again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in containers { container.didChange?() }
    }

    /// Draws a range of glyphs again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    /// Invalidates the layout after the text storage changed, which calls it.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidateAll()
    }

    /// Drops the layout.
    final func forgetLayout() {
        flowStorage = nil
        placesOfFragments = [:]
    }

    final func invalidateAll() {
        guard !isLayingOut else { return }
        forgetLayout()
        delegate?.layoutManagerDidInvalidateLayout(self)
        for container in containers { container.didChange?() }
    }

    /// Lays out the text, as far as the containers have room.
    open func ensureLayout(for container: NSTextContainer) {
        _ = flow
    }

    /// Lays out a range of characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        _ = flow
    }

    /// Lays out a range of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {
        _ = flow
    }

    /// Lays out the text in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = flow
    }

    /// Makes the glyphs of a range of characters.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {
        _ = flow
    }

    /// Makes a range of glyphs.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {
        _ = flow
    }

    /// The layout, made when first needed.
    final var flow: TextFlow {
        if let flowStorage { return flowStorage }
        isLayingOut = true
        let made = makeFlow()
        isLayingOut = false
        flowStorage = made
        for (index, container) in containers.enumerated() {
            let isLast = index == (made.fragments.last?.container ?? 0)
            delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: isLast && made.end == length)
            if isLast { break }
        }
        if made.end < length { delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
        return made
    }

    final func places(of index: Int) -> [LineFragment.Place] {
        if let known = placesOfFragments[index] { return known }
        let made = flow.fragments[index].places(in: flow.text.content.string, offsets: flow.offsets)
        placesOfFragments[index] = made
        return made
    }

    // MARK: Glyphs

    /// The number of glyphs, which is that of UTF-16 units.
    open var numberOfGlyphs: Int { length }

    /// Returns a glyph; 0 for what is not drawn.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        place(at: glyphIndex)?.glyph ?? 0
    }

    /// Returns a glyph, and whether the index is valid.
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return cgGlyph(at: glyphIndex)
    }

    /// Returns whether there is a glyph at an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }

    /// Returns the kind of a glyph.
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }

    /// Returns the index of the first character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the index of the first glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyphs of a range of characters, extended to whole characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
        -> NSRange
    {
        let whole = wholeCharacters(charRange)
        actualCharRange?.pointee = whole
        return whole
    }

    /// Returns the characters of a range of glyphs, extended to whole characters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let whole = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = whole
        return whole
    }

    /// Returns the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { units(in: container) }

    /// Returns the first character without a place in a container.
    open func firstUnlaidCharacterIndex() -> Int { flow.end }

    /// Returns the first glyph without a place in a container.
    open func firstUnlaidGlyphIndex() -> Int { flow.end }

    // MARK: Lines

    /// Returns the container of a glyph, and the glyphs in it.
    open func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let index = fragment(at: glyphIndex) else { return nil }
        let container = containers[flow.fragments[index].container]
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// Returns the rectangle of the laid out text of a container, with the padding of its lines.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        fragments(in: container).reduce(CGRect.null) { $0.union(flow.fragments[$1].usedRect) }.nonNull
    }

    /// Returns the rectangle of the line of a glyph, and the glyphs of the line.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// Returns the rectangle of the line of a glyph, and the glyphs of the line.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the rectangle of the text in the line of a glyph, with the padding, and the glyphs of the line.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(at: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero
    }

    /// Returns the rectangle of the text in the line of a glyph, with the padding, and the glyphs of the line.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The rectangle of the empty line of an empty text or after a line break at the end; otherwise zero.
    open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }

    /// The rectangle of the caret's line at the end, with the padding; zero if that line has text.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }

    /// The container of the empty line at the end.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine.map { containers[$0.container] } }

    /// Returns the place of a glyph on the baseline, from the origin of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex, nil), let place = place(at: glyphIndex) else { return .zero }
        return CGPoint(x: place.minX - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    /// Returns whether a glyph is not drawn: a line break or what follows an ellipsis.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { place(at: glyphIndex)?.glyph == nil }

    /// Returns the size of an attachment; (-1, -1) for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { sizeOfAttachment(at: glyphIndex) }

    /// Returns the glyphs that an ellipsis replaces in the line of a glyph; the location is `NSNotFound` if there are
    /// none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(at: glyphIndex, nil), let start = line.truncation else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(start..<max(start, line.units.upperBound))
    }

    // MARK: Geometry

    /// Returns the rectangle around glyphs in a container, as high as their lines. Glyphs in several lines cover them to
    /// the edge of the container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rects(of: glyphRange, in: container, selection: glyphRange).reduce(CGRect.null) { $0.union($1) }.nonNull
    }

    /// Returns the glyphs of the lines in a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = fragments(in: container).filter { flow.fragments[$0].rect.intersects(bounds) }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(flow.fragments[first].units.lowerBound..<flow.fragments[last].units.upperBound)
    }

    /// Returns the glyphs of the lines in a rectangle of a container.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect,
        in container: NSTextContainer
    ) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Returns the glyph closest to a point of a container, and how far from its leading edge the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (index, fraction) = glyph(closestTo: point, in: container)
        partialFraction?.pointee = fraction
        return index
    }

    /// Returns the glyph closest to a point of a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns how far from the leading edge of the closest glyph a point is, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character closest to a point of a container, and how far from its leading edge the point is.
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Calls a closure with the rectangle, used rectangle, container and glyphs of each line of a range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for line in flow.fragments where !stop.boolValue && !line.isExtra && line.overlaps(glyphRange) {
            block(line.rect, line.usedRect, containers[line.container], NSRange(line.units), &stop)
        }
    }

    /// Calls a closure with rectangles that cover a range. Lines that are selected beyond their end are covered to the
    /// edge of the container.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for rect in rects(of: glyphRange, in: textContainer, selection: selectedRange) where !stop.boolValue {
            block(rect, &stop)
        }
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs in the current context, with the container at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(of: glyphsToShow, at: origin)
    }

    /// Draws glyphs with their lines in the current context, with the container at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawText(of: glyphsToShow, at: origin)
    }

    /// Fills the background of characters.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for index in 0..<rectCount { context.fill(rectArray[index]) }
        context.restoreGState()
    }

    /// Draws the line under glyphs.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawDecoration(of: glyphRange, at: containerOrigin) { $0.drawUnderline(underlineVal, under: $1, at: $2) }
    }

    /// Draws the line through glyphs.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange,
        strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawDecoration(of: glyphRange, at: containerOrigin) {
            $0.drawStrikethrough(strikethroughVal, through: $1, at: $2)
        }
    }
}

extension CGRect {
    fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
