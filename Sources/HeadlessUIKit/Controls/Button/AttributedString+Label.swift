import Foundation

extension AttributedString {
    /// Whether no run of the text has attributes.
    var isPlain: Bool { runs.allSatisfy { $0.attributes == AttributeContainer() } }

    var string: String { String(characters) }

    /// Returns the text for a label. Attributes that a run does not set come from `defaults`.
    func labelRuns(defaults: AttributeContainer) -> [AttributedRun] {
        runs.map { run in
            AttributedRun(
                text: String(characters[run.range]),
                attributes: [NSAttributedString.Key: Any](defaults.merging(run.attributes))
            )
        }
    }
}
