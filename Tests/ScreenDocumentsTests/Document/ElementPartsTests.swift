import Expectations
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@MainActor
@Suite("Documents with parts made of elements")
struct ElementPartsTests {
    private func document(left: String, right: String = #"{"type": "empty"}"#, root: String = "") -> Data {
        Data(
            #"""
            {"version": 1, \#(root) "sections": [{"id": "s", "items": [{"id": "a", "left": \#(left), "right": \#(right)}]}]}
            """#.utf8
        )
    }

    private func problem(left: String = #"{"type": "title", "title": "A"}"#, right: String) -> String {
        do {
            _ = try ScreenDocument(data: document(left: left, right: right), fileName: "screen.json")
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("dates are read with and without a time, and impossible ones are errors")
    func dates() {
        for date in ["2026-05-04", "2024-02-29", "2026-05-04T09:30:00Z", "2026-05-04T09:30+03:00"] {
            expect(problem(right: #"{"type": "date", "date": "\#(date)"}"#).isEmpty, "\(date)")
        }
        for date in ["2026-02-30", "2026-5-4", "tomorrow", "2026-05-04T09:30", "2026-05-04T25:00Z", ""] {
            expect(problem(right: #"{"type": "date", "date": "\#(date)"}"#).contains("is no date"), "\(date)")
        }
    }

    @Test("mistakes in lists, indexes and runs are reported with what is allowed")
    func mistakes() {
        expect(problem(right: #"{"type": "segments", "titles": "A"}"#).contains("an array"))
        expect(problem(right: #"{"type": "menu", "options": [], "selectedIndex": -1}"#).contains("0 to 999"))
        let run = #"{"type": "richText", "title": [{"text": "A", "style": "loud"}]}"#
        expect(problem(left: run, right: #"{"type": "empty"}"#).contains("loud"))
        let size = #"{"type": "picture", "title": "A", "image": "avatar", "imageSize": {"width": 1, "height": 40}}"#
        expect(problem(left: size, right: #"{"type": "empty"}"#).contains("8 to 1000"))
    }

    @Test("a field of a document reports its value, and the focus is part of the document")
    func fields() throws {
        var actions: [ScreenAction] = []
        let left = #"""
            {"type": "field", "identifier": "phone", "value": "916", "label": "Phone", "input": "phone",
             "characters": "digits", "mask": "### ###", "action": "phone"}
            """#
        let data = document(left: left, root: #""focus": "phone","#)
        let state = try ScreenDocument(data: data, fileName: "screen.json").state(actionHandler: { actions.append($0) })
        let screen = CellScreenViewController(state: state)
        let host = ScreenHost(screen, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 300)))
        host.layout()
        let field = try require(self.field(in: screen.view))
        expect(field.isFirstResponder && field.text == "916")
        field.insertText("1")
        expect(actions.map(\.value) == [.text("9161")] && field.text == "916 1")
    }

    private func field(in view: UIView) -> UITextField? {
        (view as? UITextField) ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }
}
