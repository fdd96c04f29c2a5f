/// A kind of problem that an audit finds.
public enum AuditKind: String, CaseIterable, Hashable, Sendable {
    /// Something that can be tapped or changed says nothing to a screen reader, or cannot be reached by it.
    case missingLabel
    /// A control that touches reach and a screen reader cannot operate: it is a part of an element that has no action for it, or
    /// hidden from screen readers.
    case inoperable
    /// Several things that can be tapped say the same, or one says a text twice.
    case repeatedLabel
    /// Something that can be tapped answers to touches in less than 44 by 44 points.
    case touchTarget
    /// A text contrasts with the pixels behind it by less than WCAG 2.2 AA asks for: 4.5 to 1, or 3 to 1 if it is large (success
    /// criterion 1.4.3); an icon, a dot or a bar of progress by less than 3 to 1 (1.4.11).
    case contrast
    /// A text does not fit, at some text size.
    case cutText
    /// A word is broken between letters, without a hyphen, at some text size.
    case brokenWord
    /// A text stands at the edge of a card or another surface.
    case edge
    /// A header, a footer, a row or a separator is a little off the line of the others in its section.
    case alignment
    /// Texts cover each other, at some text size.
    case overlap
    /// Something is beyond the edges of the screen, at some text size.
    case outside
    /// A screen reader says things in another order than they are seen.
    case readingOrder
    /// A view does not begin or end on a pixel.
    case pixelGrid
    /// A distance is not in the spacing scale.
    case spacing
    /// A content needs another size than its `size(fitting:content:)` returned, at some text size.
    case size

    /// Kinds that depend on the text size.
    static let textSizeKinds: Set<AuditKind> = [.cutText, .brokenWord, .overlap, .outside, .size]
}
