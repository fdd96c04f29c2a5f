import DrawingChecks
import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("JPEG")
struct JPEGTests {
    @Test("a photograph is decoded and turned as its metadata says")
    func orientation() throws {
        let data = try require(Data(base64Encoded: Self.photograph, options: .ignoreUnknownCharacters))
        let image = try require(UIImage(data: data, scale: 2))
        expectEqual(image.size, CGSize(width: 4, height: 8))
        let drawing = try Drawing(width: 8, height: 16, scale: 2) { _ in image.draw(at: .zero) }
        let top = drawing[4, 2]
        let bottom = drawing[4, 13]
        expect(top >> 24 > 240 && (top >> 8) & 0xFF < 16)
        expect(bottom >> 24 < 16 && (bottom >> 8) & 0xFF > 240)
    }

    @Test("a truncated photograph yields no image")
    func truncation() throws {
        let data = try require(Data(base64Encoded: Self.photograph, options: .ignoreUnknownCharacters))
        expectEqual(UIImage(data: data.prefix(300)), nil)
    }

    @Test("a NaN or out-of-range quality still yields a picture")
    func strangeQuality() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        for quality in [.nan, -1, .infinity, 7] as [CGFloat] {
            let data = try require(image.jpegData(compressionQuality: quality))
            expect(UIImage(data: data) != nil)
        }
    }

    /// 16 by 8 pixels, the left half red, the right half blue, rotated clockwise by 90° on display (Exif orientation
    /// 6).
    private static let photograph = """
        /9j/4QAiRXhpZgAASUkqAAgAAAABABIBAwABAAAABgAAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwME
        BQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU
        FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEB
        AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk
        M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj
        pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
        AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl
        8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmq
        srO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50rwKiiv3D6Mv/M4/7gf+
        5j+jfpDf8yr/ALjf+4j/2Q==
        """
}
