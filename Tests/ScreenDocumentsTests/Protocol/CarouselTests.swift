import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenDocumentsCore
import Testing

@Suite("Carousels in documents")
@MainActor
struct CarouselTests {
    private static func document(_ carousel: String) throws(ScreenDocumentError) -> ScreenDocument {
        let row = #"{"id":"a","left":{"type":"title","title":"T"}}"#
        let section = #"{"id":"s","layout":{"carousel":\#(carousel)},"items":[\#(row)]}"#
        return try ScreenDocument(data: Data(#"{"version":1,"sections":[\#(section)]}"#.utf8))
    }

    @Test(
        "widths and stops are those of Swift, and are written as they were read",
        arguments: [
            (#"{"itemWidth":{"width":160}}"#, CollectionViewSectionCarousel.free(itemWidth: .points(160))),
            (#"{"itemWidth":{"fraction":0.4},"stops":"rows"}"#, .init(itemWidth: .fraction(0.4), stops: .rows)),
            (#"{"itemWidth":{"peek":24},"stops":"pages"}"#, .paged(peek: 24)),
            (#"{"itemWidth":{"fitsContent":true}}"#, .free(itemWidth: .content)),
        ]
    )
    func values(json: String, carousel: CollectionViewSectionCarousel) throws {
        let state = try Self.document(json).state(actionHandler: { _ in })
        expectEqual(state.sections[0].layout.carousel, carousel)
        let written = try state.document()
        let again = try ScreenDocument(data: written).state(actionHandler: { _ in })
        expectEqual(again.sections[0].layout, state.sections[0].layout)
    }

    @Test(
        "wrong widths and stops are errors that say what is allowed",
        arguments: [
            (#"{}"#, #""itemWidth" is missing"#),
            (#"{"itemWidth":{}}"#, "the object is empty"),
            (#"{"itemWidth":{"width":10,"peek":2}}"#, "more than one key"),
            (#"{"itemWidth":{"fraction":1.5}}"#, "1.5 is too large"),
            (#"{"itemWidth":{"width":0}}"#, "0 is too small"),
            (#"{"itemWidth":{"peek":24},"stops":"page"}"#, #"did you mean "pages"?"#),
        ]
    )
    func errors(json: String, message: String) {
        let error = #expect(throws: ScreenDocumentError.self) { try Self.document(json) }
        expectEqual(error.map { "\($0)".contains(message) }, true, "\(error.map { "\($0)" } ?? "no error")")
    }
}
