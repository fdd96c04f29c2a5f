import Honeycomb
import PartDeclarations

extension Shape<DocumentPart<any LeftContent>> {
    /// The left parts that documents know: all that are declared, and `custom` for contents of an app's own.
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
