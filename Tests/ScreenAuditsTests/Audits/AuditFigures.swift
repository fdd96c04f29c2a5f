import Expectations
import Foundation
import Honeycomb
import ScreenAudits
import ScreenDocuments
import ScreenHosting
import Testing

/// How far audits can be believed: `make audits` prints both figures.
@MainActor
@Suite("Figures of audits")
struct AuditFigures {
    private static let leastRecall = 0.9
    private static let leastPrecision = 0.95

    private func findings(_ document: String, theme: CellTheme, width: CGFloat) throws -> [AuditFinding] {
        let state = try ScreenDocument(data: Data(document.utf8)).state(actionHandler: { _ in })
        let configuration = ScreenConfiguration(size: CGSize(width: width, height: 844))
        let controller = CellScreenViewController(state: state, theme: theme)
        let host = ScreenHost(controller, configuration: configuration)
        host.layout()
        var audit = ScreenAudit()
        audit.textSizes = [.large]
        return audit.findings(in: host)
    }

    @Test("nine of ten planted faults are found where they are, with what is wrong")
    func recall() throws {
        var missed: [String] = []
        for fault in PlantedFault.all {
            let found = try findings(fault.document, theme: fault.theme, width: fault.width)
            if !found.contains(where: { fault.kinds.contains($0.kind) && $0.pointer.hasPrefix(fault.pointer) }) {
                missed.append("\(fault.name): \(found.map(\.description))")
            }
        }
        let recall = 1 - Double(missed.count) / Double(PlantedFault.all.count)
        print(String(format: "audits: recall %.0f %% of %d planted faults", recall * 100, PlantedFault.all.count))
        expect(PlantedFault.all.count >= 100)
        expect(recall >= Self.leastRecall, "\(missed.joined(separator: "\n"))")
    }

    /// Screens without a fault: examples, screens as apps have them, and rows that faults are planted among.
    private static var cleanScreens: [(name: String, document: Data)] {
        let files =
            AuditedScreens.examples + AuditedScreens.names.filter { $0 != "errors" }.map { AuditedScreens.url($0) }
        let places = (0..<12).map { number in
            let row = PlantedFault.row(
                "extra",
                [
                    #"{"type":"titleSubtitle","title":"Language","subtitle":"English"}"#,
                    #"{"type":"iconTitle","icon":"lock","title":"Password"}"#,
                    #"{"type":"picture","image":"avatar","dot":"success","imageLabel":"Online","title":"Ann"}"#,
                    #"{"type":"tile","icon":"gear","title":"General"}"#,
                    #"{"type":"chips","chips":["Remote","Part time"],"selection":[0],"action":"a"}"#,
                    #"{"type":"checkbox","title":"Agree","isOn":true,"action":"a"}"#,
                    #"{"type":"threeLines","title":"Title","subtitle":"Subtitle","caption":"Caption"}"#,
                    #"{"type":"field","identifier":"name","label":"Name","value":"Ann"}"#,
                    #"{"type":"radio","title":"By mail","isOn":false,"action":"b"}"#,
                    #"{"type":"imageTitleSubtitle","image":"avatar","title":"Ann","subtitle":"Designer"}"#,
                    #"{"type":"centeredTitle","title":"Show more"}"#,
                    #"{"type":"richText","title":[{"text":"490 ₽ ","isBold":true},{"text":"a month"}],"subtitle":"Cancel any time"}"#,
                ][number],
                #"{"type":"\#(["chevron", "checkmark"][number % 2])"\#(number % 2 == 1 ? #","isOn":true"# : "")}"#
            )
            return (name: "rows \(number)", document: Data(PlantedFault.around(row, at: number % 4).utf8))
        }
        let carousel = PlantedFault.document(
            (0..<8).map {
                PlantedFault.row(
                    "c\($0)",
                    PlantedFault.title("Item \($0)"),
                    "null",
                    #""card":"outlined","insets":{"left":0,"right":0}"#
                )
            },
            section:
                #""header":{"type":"large","title":"For you"},"layout":{"carousel":{"itemWidth":{"width":160}},"insets":{"left":"m","right":"m"},"columnSpacing":"xs"}"#
        )
        return files.compactMap { url in (try? Data(contentsOf: url)).map { (url.lastPathComponent, $0) } } + places
            + [("carousel", Data(carousel.utf8))]
    }

    private static let variants: [(String, ScreenConfiguration)] = {
        func configuration(_ width: CGFloat, _ change: (inout ScreenConfiguration) -> Void = { _ in })
            -> ScreenConfiguration
        {
            var configuration = ScreenConfiguration(size: CGSize(width: width, height: 844))
            change(&configuration)
            return configuration
        }
        return [
            ("light", configuration(390)), ("dark", configuration(390) { $0.appearance = .dark }),
            ("right to left", configuration(390) { $0.layoutDirection = .rightToLeft }), ("wide", configuration(1_024)),
            ("narrow", configuration(320)), ("iOS 26", configuration(390) { $0.system = .iOS26 }),
        ]
    }()

    /// The variants of a screen: all with `LONG_TESTS=1`, as in `make audits`; else two, which are others for the next screen.
    private static func variants(of screen: Int) -> [(String, ScreenConfiguration)] {
        guard ProcessInfo.processInfo.environment["LONG_TESTS"] != "1" else { return variants }
        return [screen, screen + variants.count / 2].map { variants[$0 % variants.count] }
    }

    @Test("screens without a fault raise no alarm in any variant")
    func precision() throws {
        var alarms: [String] = []
        let screens = Self.cleanScreens
        for (index, (name, document)) in screens.enumerated() {
            let state = try ScreenDocument(data: document, vocabulary: AuditedScreens.vocabulary)
                .state(actionHandler: { _ in })
            for (variant, configuration) in Self.variants(of: index) {
                let host = AuditedScreens.host(state, configuration)
                var audit = ScreenAudit()
                // Appearance and width beyond a phone change nothing at other sizes.
                audit.textSizes = variant == "dark" || variant == "wide" ? [.large] : [.accessibilityLarge]
                alarms += audit.findings(in: host).map { "\(name), \(variant): \($0.pointer): \($0)" }
            }
        }
        let found = Double(PlantedFault.all.count)
        let precision = found / (found + Double(alarms.count))
        print(
            String(
                format: "audits: precision %.0f %%, %d false alarms on %d screens in %d variants each",
                precision * 100,
                alarms.count,
                screens.count,
                Self.variants(of: 0).count
            )
        )
        expect(screens.count >= 30)
        expect(alarms.isEmpty && precision >= Self.leastPrecision, "\(alarms.joined(separator: "\n"))")
    }
}
