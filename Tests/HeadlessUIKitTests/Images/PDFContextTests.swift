import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite("PDF documents that functions draw")
struct PDFContextTests {
    private let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

    private func draw(_ text: String) {
        NSAttributedString(string: text).draw(at: CGPoint(x: 10, y: 10))
    }

    @Test("a document is the same as that of a renderer, and the context before it goes on")
    func document() {
        let data = NSMutableData()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let image = UIGraphicsGetCurrentContext()
        UIGraphicsBeginPDFContextToData(data, bounds, nil)
        UIGraphicsBeginPDFPage()
        expectEqual(UIGraphicsGetPDFContextBounds(), bounds)
        draw("One")
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 50), nil)
        expectEqual(UIGraphicsGetPDFContextBounds().width, 50)
        UIGraphicsEndPDFContext()
        expect(UIGraphicsGetCurrentContext() === image)
        UIGraphicsEndImageContext()
        let expected = UIGraphicsPDFRenderer(bounds: bounds).pdfData { renderer in
            renderer.beginPage()
            draw("One")
            renderer.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 50), pageInfo: [:])
        }
        expect(data as Data == expected && expected.count > 100)
    }

    @Test("a document without pages is empty, functions without a document do nothing, and files are written")
    func edges() throws {
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        expect(UIGraphicsGetPDFContextBounds().isNull)
        let data = NSMutableData(data: Data([1]))
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsEndPDFContext()
        expectEqual(data.length, 0)
        expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", bounds, nil))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
        UIGraphicsBeginPDFPage()
        expectEqual(UIGraphicsGetPDFContextBounds().size, CGSize(width: 612, height: 792))
        UIGraphicsEndPDFContext()
        try expect(Data(contentsOf: file).starts(with: Array("%PDF".utf8)))
    }
}
