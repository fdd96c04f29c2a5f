import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct VisualFormatTests {
    private func layout(
        _ formats: [String],
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any] = [:]
    ) -> [CGRect] {
        let root = makeRoot(width: 320, height: 100)
        let views = ["a": add(SizedView(30, 20), to: root), "b": add(SizedView(40, 30), to: root)]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format,
                    options: options,
                    metrics: metrics,
                    views: views
                )
            )
        }
        root.layoutIfNeeded()
        return ["a", "b"].compactMap { views[$0]?.frame }
    }

    @Test("views, distances, metrics and margins are read")
    func horizontal() {
        let frames = layout(["|-[a]-[b]", "V:|-5-[a]", "V:|-top-[b]"], metrics: ["top": 7])
        expectEqual(frames, [CGRect(x: 8, y: 5, width: 30, height: 20), CGRect(x: 46, y: 7, width: 40, height: 30)])
    }

    @Test("sizes, relations, priorities and other views' sizes are read")
    func predicates() {
        let frames = layout(["H:|[a(==b,>=10@200)][b]|", "V:|[a(50)]", "V:|[b(<=25,>=15@999)]"])
        expectEqual(frames, [CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 160, y: 0, width: 160, height: 25)])
    }

    @Test("options align views and turn the direction")
    func options() {
        let frames = layout(["H:|-(10)-[a]-20-[b]"], options: [.alignAllCenterY, .directionRightToLeft])
        expectEqual(frames[0].minX, 280)
        expectEqual(frames[1].minX, 220)
        expectEqual(frames[0].midY, frames[1].midY)
    }

    @Test(
        "a syntax error is reported with its position",
        arguments: [
            ("H:|-[c]", "c is not a key in the views dictionary.", 6), ("[a", "Expected ']' after a view", 2),
            ("[a]-gap-[b]", "gap is not a key in the metrics dictionary.", 7), ("|", "At least one view is needed", 1),
        ]
    )
    func errors(format: String, reason: String, position: Int) {
        do {
            _ = try VisualFormatParser.parse(format, metrics: [:], viewNames: ["a", "b"])
            Issue.record("\(format) was read")
        } catch {
            expectEqual(error.reason, reason)
            expectEqual(error.position, position)
        }
    }
}
