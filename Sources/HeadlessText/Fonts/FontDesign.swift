/// A design of the system font. The outlines are always those of Inter.
package enum FontDesign: Hashable, Codable, Sendable {
    case standard
    case rounded
    case serif
    case monospaced
}
