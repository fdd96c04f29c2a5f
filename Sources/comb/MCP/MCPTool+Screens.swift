import Foundation
import Honeycomb
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// The tools that show screens, measure them, and try them.
extension MCPTool {
    static func screenTools(_ workspace: MCPWorkspace) -> [MCPTool] {
        let parameters = MCPWorkspace.screenParameters
        return [
            MCPTool(
                name: "render",
                summary:
                    "Draws a document as a picture, and lists what VoiceOver says of each element with its frame in points.",
                parameters: parameters,
                perform: { arguments in
                    let screen = try workspace.show(arguments).screen
                    let lines = screen.host.accessibilityElements.map(\.line).joined(separator: "\n")
                    return [.picture(try screen.host.data(format: .png)), .text(lines)]
                }
            ),
            MCPTool(
                name: "inspect",
                summary: "Prints the frames of sections, cells and views of a document, in points, as JSON.",
                parameters: parameters,
                perform: { arguments in
                    let (screen, options) = try workspace.show(arguments, fits: false)
                    let inspection = try await ScreenInspection(
                        of: (screen.controller as? DocumentViewController)?.screen.state ?? CollectionViewState(),
                        on: screen,
                        height: options.height,
                        images: options.makeImages()
                    )
                    return [.text(inspection.json.description)]
                }
            ),
            MCPTool(
                name: "audit",
                summary:
                    "Lists what people cannot read, reach or hear: cut texts, contrast, small targets, overlaps, labels, spacings.",
                parameters: parameters,
                perform: { arguments in
                    let screen = try workspace.show(arguments, fits: false).screen
                    // As comb audit does, without the bar, which is not the document's.
                    let state = (screen.controller as? DocumentViewController)?.screen.state ?? CollectionViewState()
                    let theme = screen.controller.theme
                    let found = ScreenAudit().report(of: state, theme: theme, on: screen.host.configuration).findings
                    let lines = found.map { "\($0.pointer): \($0)" }.joined(separator: "\n")
                    return [.text(found.isEmpty ? "No problem." : lines)]
                }
            ),
            MCPTool(
                name: "compare",
                summary:
                    "Compares a document with a mock-up, a picture: the share of pixels that differ, and the elements they are in.",
                parameters: parameters + [
                    .text("mockup", "The path of the picture.", isRequired: true),
                    .number("tolerance", "How much a channel of a pixel may differ, from 0 to 1; 0.1 by default."),
                ],
                perform: { arguments in try compare(arguments, workspace) }
            ),
        ]
    }

    private static func compare(_ arguments: MCPArguments, _ workspace: MCPWorkspace) throws -> [MCPContent] {
        let (screen, options) = try workspace.show(arguments)
        let path = arguments.text("mockup") ?? ""
        let picture = try CompareCommand.image(try workspace.file(path).path)
        let width = options.width.points
        let tolerance = arguments.number("tolerance") ?? 0.1
        guard (0...1).contains(tolerance) else { throw CommandFailure("\"tolerance\" is from 0 to 1.") }
        let height = width * picture.size.height / picture.size.width
        let comparison = try MockupComparison(
            screen,
            mockup: picture,
            frame: CGRect(x: 0, y: 0, width: width, height: height),
            tolerance: tolerance
        )
        let share = "\(MockupComparison.percent(comparison.share)) of the pixels differ"
        let lines = [share] + comparison.elements.map(\.description)
        return [.text(lines.joined(separator: "\n")), .picture(try comparison.picture(.difference))]
    }

    static func touchTools(_ workspace: MCPWorkspace) -> [MCPTool] {
        let id = Parameter(
            name: "id",
            schema: ["type": "number", "description": "The number of the screen, from open."],
            isRequired: true
        )
        let picture = Parameter.flag("picture", "Whether the result has a picture.")
        func result(_ screen: MCPScreen, _ arguments: MCPArguments, _ words: String = "") throws -> [MCPContent] {
            let text = MCPContent.text(words + screen.report())
            return arguments.isOn("picture") ? [text, .picture(try screen.picture())] : [text]
        }
        return [
            MCPTool(
                name: "open",
                summary: "Opens a document as a screen that can be tapped, and lists its elements and state.",
                parameters: MCPWorkspace.screenParameters + [picture],
                perform: { arguments in
                    let screen = MCPScreen(try workspace.show(arguments, fits: false).screen)
                    return try result(screen, arguments, "id \(workspace.open(screen))\n")
                }
            ),
            MCPTool(
                name: "tap",
                summary:
                    "Taps an element of an open screen, and lists the actions, the state and the elements afterwards.",
                parameters: [
                    id, .text("element", "The label or the identifier of the element.", isRequired: true), picture,
                ],
                perform: { arguments in
                    let screen = try workspace.screen(arguments)
                    try screen.tap(arguments.text("element") ?? "")
                    return try result(screen, arguments)
                }
            ),
            MCPTool(
                name: "type",
                summary: "Types into a field of an open screen: the one with the focus, or the named one.",
                parameters: [
                    id, .text("text", "What is typed.", isRequired: true),
                    .text("element", "The label or the identifier of the field."),
                    .flag("replaces", "Whether the old text is deleted first."), picture,
                ],
                perform: { arguments in
                    let screen = try workspace.screen(arguments)
                    let text = arguments.text("text") ?? ""
                    try screen.type(text, into: arguments.text("element"), replaces: arguments.isOn("replaces"))
                    return try result(screen, arguments)
                }
            ),
        ]
    }
}
