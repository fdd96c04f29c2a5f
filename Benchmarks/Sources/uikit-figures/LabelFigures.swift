import CairoBaseline
import Figures
import HeadlessUIKit

/// The cost of measuring a label with 30 letters, the first time and again.
@MainActor
enum LabelFigures {
    private static let rounds = 400
    private static let width: CGFloat = 390
    /// The number of measurements per timing, because a single one is shorter than the clock's resolution.
    private static let batch = 1_000

    static func figures() -> [Figure] {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        var floors: [Duration] = []
        var first: [Duration] = []
        var again: [Duration] = []
        for round in 0..<rounds {
            // Each text is used once.
            let text = LetterText.text(seed: 2 * round)
            floors.append(processorTime { BaselineText(text, size: 17, width: Double(width)).height })
            let other = LetterText.text(seed: 2 * round + 1)
            first.append(
                processorTime {
                    label.text = other
                    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                }
            )
            again.append(
                processorTime {
                    for _ in 0..<batch {
                        _ = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                    }
                }
            )
        }
        let microseconds = again.median / .microseconds(1) / Double(batch)
        return [
            Figure(
                "uikit/label-measure",
                first.median / floors.median,
                limit: 1.3,
                remark: "\(first.median.milliseconds) of \(floors.median.milliseconds)"
            ),
            Figure("uikit/label-measure-again-microseconds", microseconds, limit: 0.7),
        ]
    }
}
