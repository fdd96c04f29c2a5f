import Honeycomb
import PartDeclarations

extension Shape<DocumentPart<any LeftContent>> {
    /// The left parts available to documents: all declared ones, and `custom` for an app's own content.
    static func leftPart(_ parts: DeclaredParts) -> Shape {
        let custom = Variant.custom(parts.customs.map { $0.customLeftVariant })
        return variants("left part", parts.lefts.map { $0.leftVariant } + custom)
    }
}

extension DeclaredPart where Self: LeftContent {
    fileprivate static var leftVariant: Variant<DocumentPart<any LeftContent>> {
        Variant(declaration) { $0 }
    }
}

extension DeclaredPart where Self: ContainerContent {
    fileprivate static var customLeftVariant: Variant<DocumentPart<any LeftContent>> {
        Variant(declaration) { LeftCustom(content: $0) }
    }
}
