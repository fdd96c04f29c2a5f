import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@Suite("The schema of screen documents")
struct SchemaTests {
    @Test("the schema contains every declared part, header and footer")
    func names() throws {
        let schema = String(decoding: ScreenDocument.schema(), as: UTF8.self)
        for name in DeclaredParts.designSystem.lefts.map({ $0.documentName })
            + DeclaredParts.designSystem.rights.map({ $0.documentName })
            + DeclaredParts.designSystem.headers.map({ $0.documentName })
            + DeclaredParts.designSystem.footers.map({ $0.documentName })
        {
            #expect(schema.contains("\"const\": \"\(name)\""), "\(name)")
        }
    }
}
