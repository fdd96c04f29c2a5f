import Expectations
import Foundation
import SnapshotFiles
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Results of scenarios")
struct ScenarioReportTests {
    private let results = [
        ScenarioResult(
            scenario: "Shop/\"Cart\" & <more>",
            variant: "dark",
            check: "image",
            outcome: .passed,
            source: "a.json",
            seconds: 0.25
        ),
        ScenarioResult(
            scenario: "Shop/\"Cart\" & <more>",
            variant: "dark",
            check: "audit",
            outcome: .failed,
            messages: ["\"Pay\": 40 × 40 < 44 & more", "a line\nand \u{7} another"],
            source: "a.json",
            seconds: 0.5
        ),
        ScenarioResult(
            scenario: "Home",
            variant: "standard",
            check: "image",
            outcome: .recorded,
            source: "b.json",
            seconds: 1
        ),
    ]

    @Test("JUnit XML is well-formed, and counts")
    func junit() throws {
        let xml = JUnitReport(results).xml
        expect(xml.contains(#"<testsuites name="snapshots" tests="3" failures="1" time="1.750">"#))
        expect(xml.contains(#"classname="Shop/&quot;Cart&quot; &amp; &lt;more&gt;" name="dark: audit""#))
        expect(!xml.unicodeScalars.contains("\u{7}"))
        let parser = XMLParser(data: Data(xml.utf8))
        expect(parser.parse(), "\(String(describing: parser.parserError))")
        expect(XMLParser(data: Data(JUnitReport([]).xml.utf8)).parse())
    }

    @Test("annotations name files below the workspace, on one line")
    func annotations() {
        let annotation = GitHubAnnotation(environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/w"])
        expectEqual(
            annotation?.line("100 %\nmore", file: "/w/a,b.json", line: 3, title: "x: y"),
            "::error file=a%2Cb.json,line=3,title=x%3A y::100 %25%0Amore"
        )
        expect(GitHubAnnotation(environment: [:]) == nil)
    }

    @Test("an index keeps what other runs know, and a damaged one is none")
    func index() throws {
        let tests = TemporaryTests()
        let entry = ScenarioIndex.Entry(seconds: 1, types: ["A"], source: "a.json")
        try ScenarioIndex(scenarios: ["a": entry, "b": entry]).write(to: tests.artifacts)
        try ScenarioIndex(scenarios: ["b": ScenarioIndex.Entry(seconds: 2, types: [], source: "b.json")]).write(
            to: tests.artifacts
        )
        expectEqual(ScenarioIndex(folder: tests.artifacts).seconds, ["a": 1, "b": 2])
        try Data("{".utf8).write(to: tests.artifacts.appendingPathComponent(ScenarioIndex.fileName))
        expectEqual(ScenarioIndex(folder: tests.artifacts), ScenarioIndex())
    }
}
