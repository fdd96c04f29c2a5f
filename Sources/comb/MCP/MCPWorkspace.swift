import ArgumentParser
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// What the tools of a server share: the folder, the vocabulary, and the screens that are open.
@MainActor
final class MCPWorkspace {
    /// Messages contain whole documents.
    nonisolated static let limits: DocumentLimits = {
        var limits = DocumentLimits()
        limits.byteCount = 64 * 1_048_576
        return limits
    }()

    let vocabulary: VocabularyOptions
    private let folder: URL
    private let tokens: String?
    /// The screens that agents tap, by their numbers.
    private var screens: [Int: MCPScreen] = [:]
    private var lastScreen = 0

    /// The greatest number of screens that are open at once; the oldest one is closed.
    private static let maximumScreens = 16

    init(folder: URL, vocabulary: VocabularyOptions, tokens: String?) {
        self.folder = folder.resolvingSymlinksInPath().standardizedFileURL
        self.vocabulary = vocabulary
        self.tokens = tokens
    }

    /// What an error says.
    nonisolated static func words(_ error: any Error) -> String {
        switch error {
        case is ExitCode: "The tokens or the vocabulary cannot be read; standard error says why."
        default: ScreenOptions.message(for: error)
        }
    }

    // MARK: - Files

    /// Returns a file of the folder.
    ///
    /// - Throws: A `CommandFailure` for a path that leads out of the folder.
    func file(_ path: String) throws -> URL {
        let url = URL(fileURLWithPath: path, relativeTo: folder).resolvingSymlinksInPath().standardizedFileURL
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        guard url.path.hasPrefix(prefix) else {
            throw CommandFailure("\(path) is not in the working directory, \(folder.path).")
        }
        return url
    }

    // MARK: - Documents

    /// The arguments with which tools name a document and the screen that shows it.
    static let screenParameters: [MCPTool.Parameter] = [
        .text("screen", "The path of the document. Either this or \"document\" is needed."),
        MCPTool.Parameter(name: "document", schema: ["type": "object", "description": "The document itself."]),
        .number("width", "The width of the screen in points; 390 by default."),
        .number("height", "The height in points; that of the whole content by default."),
        .number("scale", "The number of pixels per point; 2 by default."),
        .choice("appearance", "light or dark.", Appearance.allCases.map(\.rawValue)),
        .choice("direction", "The direction; that of the document by default.", Direction.allCases.map(\.rawValue)),
        .choice("textSize", "The preferred text size; large by default.", TextSize.allCases.map(\.rawValue)),
        .choice("system", "The version of iOS whose look is drawn.", ["17", "26"]),
        .flag("highContrast", "Whether Increase Contrast is on."), .flag("boldText", "Whether Bold Text is on."),
    ]

    /// The bytes of the document that arguments name, and its name in messages.
    func document(_ arguments: MCPArguments) throws -> (bytes: [UInt8], name: String) {
        if let document = arguments["document"] { return ([UInt8](document.json.utf8), "document") }
        guard let path = arguments.text("screen") else { throw CommandFailure("\"screen\" or \"document\" is needed.") }
        return (try DocumentFiles.read(try file(path).path), path)
    }

    /// The names that documents may use, with those of the tokens.
    func format() throws -> DocumentFormat { try vocabulary.format(tokens: tokens) }

    /// The validator of the document that arguments name, which knows the pictures beside it.
    func validator(_ arguments: MCPArguments) throws -> DocumentValidator {
        let pictures = try arguments.text("screen").map { DocumentPictures.names(beside: try file($0)) } ?? []
        return DocumentValidator(format: try format().adding(icons: pictures))
    }

    /// The options of a screen, checked by the parser of the command line.
    private func parsedOptions(_ arguments: MCPArguments, path: String) throws -> ScreenOptions {
        var words = [path]
        for (name, option) in [("width", "--width"), ("height", "--height"), ("scale", "--scale")] {
            if let number = arguments.number(name) { words += [option, DocumentValue.number(number).json] }
        }
        for (name, option) in [
            ("appearance", "--appearance"), ("direction", "--direction"), ("textSize", "--text-size"),
            ("system", "--system"),
        ] {
            if let text = arguments.text(name) { words += [option, text] }
        }
        if arguments.isOn("highContrast") { words += ["--contrast", "high"] }
        if arguments.isOn("boldText") { words.append("--bold-text") }
        if let tokens { words += ["--tokens", tokens] }
        if let file = vocabulary.vocabulary { words += ["--vocabulary", file] }
        return try ScreenOptions.parse(words)
    }

    /// Shows the document that arguments name.
    ///
    /// - Parameter fits: Whether the screen is as high as its content if no height is given; else as high as a phone.
    func show(_ arguments: MCPArguments, fits: Bool = true) throws -> (screen: HostedScreen, options: ScreenOptions) {
        let (bytes, name) = try document(arguments)
        let path = try arguments.text("screen").map { try file($0).path } ?? "document"
        let options = try parsedOptions(arguments, path: path)
        _ = ScreenImages.install(loadsImages: false)
        let theme = try options.environment.cellTheme()
        let source = ScreenFile(path: path, vocabulary: try vocabulary.screenVocabulary())
        let document = try source.document(from: Data(bytes), name: name, theme: theme)
        let controller = DocumentViewController(theme: theme)
        controller.layoutDirection = options.environment.direction?.layoutDirection
        controller.screen.show(document, animated: false)
        let screen =
            fits
            ? try HostedScreen(
                controller,
                options: options,
                maximumHeight: PixelLimit(scale: options.scale.factor).maximumLength
            )
            : try HostedScreen(controller, of: document, measuring: options)
        return (screen, options)
    }

    // MARK: - Screens

    /// Keeps a screen open, and returns its number.
    func open(_ screen: MCPScreen) -> Int {
        lastScreen += 1
        screens[lastScreen] = screen
        screens[lastScreen - Self.maximumScreens] = nil
        return lastScreen
    }

    /// The open screen with a number.
    func screen(_ arguments: MCPArguments) throws -> MCPScreen {
        let number = arguments.number("id").flatMap { Int(exactly: $0) }
        if let number, let screen = screens[number] { return screen }
        let all = screens.keys.sorted().map(String.init).joined(separator: ", ")
        throw CommandFailure(
            all.isEmpty ? "No screen is open: use open first." : "There is no such screen. Open are \(all)."
        )
    }
}
