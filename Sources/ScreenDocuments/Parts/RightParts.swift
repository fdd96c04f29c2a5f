import Honeycomb
import PartDeclarations

extension Shape<DocumentPart<any RightContent>> {
    /// The right parts that documents know: all that are declared, and `custom` for contents of an app's own. `empty` says
    /// what leaving the right part out says as well.
    static func rightPart(_ parts: DeclaredParts) -> Shape {
        let custom = Variant.custom(parts.customs.map { $0.customRightVariant })
        return variants("right part", parts.rights.map { $0.rightVariant } + custom)
    }
}

extension DeclaredPart where Self: RightContent {
    fileprivate static var rightVariant: Variant<DocumentPart<any RightContent>> {
        Variant(declaration) { $0 }
    }
}

extension DeclaredPart where Self: ContainerContent {
    fileprivate static var customRightVariant: Variant<DocumentPart<any RightContent>> {
        Variant(declaration) { RightCustom(content: $0) }
    }
}
