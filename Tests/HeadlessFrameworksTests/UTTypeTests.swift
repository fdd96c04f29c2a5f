import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Types of data")
struct UTTypeTests {
    @Test("types are found by identifier, extension and MIME type, and are kinds of others")
    func types() {
        expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
        expect(UTType("public.json") == .json && UTType("nothing") == nil && UTType(filenameExtension: "") == nil)
        expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        expect(UTType.image.isSupertype(of: .heic) && UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        expect(UTType.pdf.preferredFilenameExtension == "pdf" && UTType.json.preferredMIMEType == "application/json")
        expect(UTType.image.preferredFilenameExtension == nil)
        expect(kUTTypeGIF == "com.compuserve.gif" && UTTypeConformsTo(kUTTypeGIF, kUTTypeImage))
        expectEqual(UTType(exportedAs: "com.example.cells").identifier, "com.example.cells")
    }
}
