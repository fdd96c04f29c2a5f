import Foundation
import Testing
import UIKitPorting

@Suite("Reports")
struct ReportTests {
    @Test("a blank between an attribute and its arguments goes")
    func spacing() {
        let text = "@available (iOS 14, *)\n@objc (A) class A: UIView {}"
        #expect(ported(text) == "@available(iOS 14, *)\nclass A: UIView {}")
        #expect(remarks(text).isEmpty)
    }

    @Test("a file that does not parse is ported as far as it does, and reported with the place")
    func broken() {
        let text = "import UIKit\nclass A: UIView { @objc func f() {} }\nfunc g( {\n"
        #expect(ported(text) == "import PortableUIKit\nclass A: UIView { func f() {} }\nfunc g( {\n")
        let found = SourcePorter([SourceFile(path: "A.swift", text: text)]).port().remarks
        #expect(!found.isEmpty && found.allSatisfy { $0.kind == .unported && $0.line >= 3 })
        #expect(found.first?.description.hasPrefix("A.swift:3:") == true)
        #expect(found.first?.description.contains(": error: ") == true)
    }

    @Test("types and overridden members that are missing are named, those of the sources are not")
    func missing() {
        let text = """
            class Page: UIViewController {
                let printer = UIPrintInteractionController()
                let own: UIBadgeView
                override var newMember: Int { 0 }
                override func viewDidLoad() {}
                override func own(_ value: Int) {}
            }
            class UIBadgeView: UIView { func own(_ value: Int) {} }
            #if canImport(SwiftUI)
            var host: UIHostingController<Int>?
            #endif
            var other: UIHostingController<Int>?
            """
        #expect(
            remarks(text) == [
                "2:19 `UIPrintInteractionController` is not in the headless UIKit",
                "4:5 `UIViewController` has no `newMember` in the headless UIKit",
                "12:12 `UIHostingController` needs SwiftUI, which does not exist on Linux: put what uses it in "
                    + "#if canImport(SwiftUI)",
            ]
        )
    }

    @Test("a report counts files, and lists members by use, with those that the compiler missed")
    func report() throws {
        let files = [
            SourceFile(
                path: "Sub/A.swift",
                text:
                    "import UIKit\nfunc f(_ a: UIScrollView) { a.clearsContextBeforeDrawing = true; a.clearsContextBeforeDrawing = false }"
            ),
            SourceFile(path: "B.swift", text: "import UIKit\nvar a: UIPrinter? = nil\nlet b = #selector(getter: name)"),
            SourceFile(path: "C.swift", text: "func ("),
        ]
        let log = BuildLog(
            """
            Building for debugging...
            /x/Sub/A.swift:4:10: error: value of type 'UIView' has no member 'unknown'
            /x/Sub/A.swift:4:10: error: value of type 'UIView' has no member 'unknown'
            /x/Sub/A.swift:9:1: error: type 'UIColor' has no member 'new'
            /x/Sub/A.swift:12:1: error: cannot find type 'UIPrinter' in scope
            /x/Sub/A.swift:13:1: warning: cannot find 'a' in scope
            /x/Sub/A.swift:14:1: error: missing return
            """
        )
        let report = PortReport(project: "App", changed: 2, result: SourcePorter(files).port(), build: log)
        #expect(report.files == PortReport.Files(total: 3, changed: 2, unported: 1, notCompiled: 1))
        #expect(report.inert.map(\.name) == ["UIView.clearsContextBeforeDrawing"])
        #expect(report.inert[0].places == ["Sub/A.swift:2:31", "Sub/A.swift:2:68"])
        #expect(report.missing.map(\.name) == ["UIPrinter", "UIColor.new", "UIView.unknown"])
        #expect(report.missing[0].places == ["B.swift:2:8", "/x/Sub/A.swift:12:1"])
        #expect(report.manual.map(\.path) == ["B.swift"])
        #expect(Set(report.unported.map(\.path)) == ["C.swift"])
        #expect(try JSONDecoder().decode(PortReport.self, from: report.json()) == report)
    }
}
