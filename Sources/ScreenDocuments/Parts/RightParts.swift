import Honeycomb
import PartDeclarations

extension Shape<DocumentPart<any RightContent>> {
    /// The right parts available to documents: all declared ones, and `custom` for an app's own content. `empty` is
    /// equivalent to omitting the right part.
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
