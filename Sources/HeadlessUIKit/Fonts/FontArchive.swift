import Foundation

/// The values of a font in an archive.
struct FontArchive: Codable {
    let specification: FontSpecification
    private let textStyle: String?

    init(_ font: UIFont) {
        specification = font.specification
        if case .preferred(let style) = font.scaling { textStyle = style.rawValue } else { textStyle = nil }
    }

    var style: UIFont.TextStyle? { textStyle.map { UIFont.TextStyle(rawValue: $0) } }
}
