import DTCGTokens
import Figures
import Foundation

/// Prints the cost of reading and resolving 10,000 design tokens as ratios to parsing the same JSON alone; exits with status 1
/// above a limit.
///
/// - `read`: all of it, as a multiple of the system's JSON parser.
/// - `growth`: twice as many tokens, as a multiple of the time for half of them; 2 is linear.
@main
enum TokenFigures {
    private static let runs = 9

    static func main() throws {
        let (half, all) = (file(tokenCount: 5000), file(tokenCount: 10_000))
        var (parses, reads, halves): ([Duration], [Duration], [Duration]) = ([], [], [])
        // Alternately, so that the load of the machine is the same for all.
        for _ in 0..<runs {
            parses.append(try processorTime { try JSONSerialization.jsonObject(with: all) })
            halves.append(try processorTime { try TokenFile(data: half) })
            reads.append(try processorTime { try TokenFile(data: all) })
        }
        let figures = [
            Figure(
                "tokens/read",
                reads.median / parses.median,
                limit: 1.6,
                remark: "\(reads.median.milliseconds) for 10,000 tokens, parsing \(parses.median.milliseconds)"
            ),
            Figure(
                "tokens/growth",
                reads.median / halves.median,
                limit: 2.6,
                remark: "\(halves.median.milliseconds) for 5,000"
            ),
        ]
        exit(Figure.report(figures) ? 1 : 0)
    }

    /// A palette, spacings, aliases of both, and shadows that refer to them, ten tokens in a group.
    private static func file(tokenCount: Int) -> Data {
        let groups = (0..<(tokenCount / 10)).map { group in
            let tokens = (0..<10).map { index -> String in
                switch index {
                case 0...3:
                    ##""c\##(index)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.\##(group % 90 + 10), 0.5, 0], "hex": "#0066cc"}}"##
                case 4, 5:
                    #""d\#(index)": {"$type": "dimension", "$value": {"value": \#(group), "unit": "px"}, "$description": "A spacing"}"#
                case 6...8: #""a\#(index)": {"$value": "{g\#(max(group - 1, 0)).c\#(index - 6)}"}"#
                default:
                    #"""
                    "s": {"$type": "shadow", "$value": {"color": "{g\#(group).c0}", "offsetX": "{g\#(group).d4}",
                      "offsetY": {"value": 1, "unit": "px"}, "blur": "{g\#(group).d5}", "spread": {"value": 0, "unit": "px"}}}
                    """#
                }
            }
            return "\"g\(group)\": {\n  \(tokens.joined(separator: ",\n  "))\n}"
        }
        return Data("{\(groups.joined(separator: ",\n"))}".utf8)
    }
}
