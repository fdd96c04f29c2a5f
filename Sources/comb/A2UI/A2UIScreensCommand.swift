import A2UIScreens
import ArgumentParser
import Honeycomb
import ScreenHosting

/// `comb a2ui screens`: surfaces in the variants that designers look at.
struct A2UIScreensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens",
        abstract:
            "Renders surfaces in all variants: light, dark, right to left, large text, narrow, wide, contrast, iOS 26.",
        discussion: "Writes DIRECTORY/NAME-VARIANT.png for each stream, and DIRECTORY/index.html with all of them."
    )

    @Argument(help: "Recorded messages: files, or directories with .json files.")
    var files: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory for the pictures.", valueName: "directory"))
    var output = "build/a2ui"

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        var rows: [ScreensPage.Row] = []
        var hasErrors = false
        for path in DocumentFiles(files).paths {
            let file = A2UIMessageFile(try DocumentFiles.read(path))
            for problem in file.problems { Console.printError(A2UIOptions.line(problem, of: path)) }
            hasErrors = hasErrors || !file.problems.isEmpty
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            var pictures: [ScreensPage.Picture] = []
            for variant in ScreenVariant.all(brands: []) {
                let stage = A2UIStage(formatting: ValueFormatting(locale: Locale(identifier: "en_US")))
                for entry in file.entries {
                    let errors = stage.take(entry.message).errors
                    if variant.name == "light" {
                        for error in errors { Console.printError("\(path): error: \(error)") }
                    }
                    hasErrors = hasErrors || !errors.isEmpty
                }
                guard let controller = stage.controller(nil, policy: A2UIAddressPolicy(), theme: .standard) else {
                    continue
                }
                var configuration = ScreenConfiguration(size: CGSize(width: variant.width, height: 844), scale: 2)
                variant.change(&configuration)
                let screen = try HostedScreen(controller, configuration: configuration)
                try screen.fitContent(maximumHeight: PixelLimit(scale: 2).maximumLength)
                let picture = "\(name)-\(variant.name).png"
                try OutputFile.write(try screen.host.data(format: .png), to: "\(output)/\(picture)")
                pictures.append(ScreensPage.Picture(file: picture, variant: variant.name, width: variant.width))
            }
            print("\(output)/\(name)-*.png: \(pictures.count) pictures")
            rows.append(ScreensPage.Row(name: name, pictures: pictures))
        }
        try OutputFile.write(Data(ScreensPage(rows: rows).html.utf8), to: "\(output)/index.html")
        print("\(output)/index.html: \(rows.count) surfaces")
        if hasErrors { throw ExitCode.failure }
    }
}
