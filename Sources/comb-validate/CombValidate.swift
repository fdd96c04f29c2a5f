import ScreenDocumentsCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `comb validate` without UIKit, fonts and Foundation: one small binary for servers and build machines.
@main
struct CombValidate {
    private static let usage = """
        usage: comb-validate [--format text|json|sarif|github] [--lenient] [--vocabulary FILE] FILE…

        Checks screen documents. A directory stands for all .json files in it, - for standard input.

          --format FORMAT     text (default): file:line:column: error: message; json, sarif, github
          --lenient           read as apps do, and report what they would not show
          --vocabulary FILE   the names and parts of an app, from ScreenVocabulary.json()

        Exit status: 0 if all files are valid, 1 if any has problems or cannot be read, 64 for an invalid command line.

        """

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var format = ValidationReport.Format.text
        var isLenient = false
        var vocabulary: String?
        var paths: [String] = []
        while !arguments.isEmpty {
            switch arguments.removeFirst() {
            case "--help", "-h":
                print(usage, terminator: "")
                return
            case "--lenient": isLenient = true
            case "--format":
                guard let name = arguments.first, let known = ValidationReport.Format(rawValue: name) else {
                    fail(usage)
                }
                format = known
                arguments.removeFirst()
            case "--vocabulary":
                guard let path = arguments.first else { fail(usage) }
                vocabulary = path
                arguments.removeFirst()
            case let path where path.hasPrefix("--"): fail("unknown option \(path)\n" + usage)
            case let path: paths.append(path)
            }
        }
        guard !paths.isEmpty else { fail(usage) }
        run(paths.flatMap(DocumentPath.expanded), format, isLenient: isLenient, vocabulary: vocabulary)
    }

    private static func run(
        _ paths: [String],
        _ format: ValidationReport.Format,
        isLenient: Bool,
        vocabulary: String?
    ) {
        var documents = DocumentFormat.designSystem
        if let vocabulary {
            guard let bytes = DocumentPath.read(vocabulary) else {
                fail("\(vocabulary): the file cannot be read\n", status: 1)
            }
            do throws(ScreenDocumentError) {
                documents = try DocumentFormat(json: bytes, fileName: vocabulary)
            } catch {
                fail(error.description + "\n", status: 1)
            }
        }
        let validator = DocumentValidator(format: documents)
        var report = ValidationReport()
        for path in paths {
            let name = path == "-" ? "<stdin>" : path
            guard let bytes = DocumentPath.read(path) else {
                report.add(name, failure: "\(path): error: the file cannot be read")
                continue
            }
            guard isLenient else {
                report.add(name, errors: validator.diagnostics(of: bytes, fileName: name))
                continue
            }
            do throws(ScreenDocumentError) {
                report.add(name, errors: [], losses: try validator.losses(of: bytes, fileName: name))
            } catch {
                report.add(name, errors: error.diagnostics)
            }
        }
        print(report.text(format), terminator: "")
        exit(report.isValid ? 0 : 1)
    }

    private static func fail(_ message: String, status: Int32 = 64) -> Never {
        var message = message
        message.withUTF8 { text in _ = write(STDERR_FILENO, text.baseAddress, text.count) }
        exit(status)
    }
}
