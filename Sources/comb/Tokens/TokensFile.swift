import ArgumentParser
import DesignTokens
import Foundation

/// A file of tokens, or a resolver document, on disk.
struct TokensFile {
    let path: String

    /// Reads the file and the files that it names.
    ///
    /// - Throws: `TokenError` for an invalid file, `CommandFailure` for one that cannot be read.
    func resolver() throws -> TokenResolver {
        // Read once before, so that a missing file is not mistaken for a problem of a file.
        _ = try data()
        return try TokenResolver(contentsOf: URL(fileURLWithPath: path), name: path)
    }

    func data() throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure("\(path): error: the file cannot be read: \(error.reason)")
        }
    }

    /// Returns the resolver; on failure prints the problems to standard error and exits with status 1.
    func resolverOrExit() throws -> TokenResolver {
        do {
            return try resolver()
        } catch {
            Console.printError(String(describing: error))
            throw ExitCode.failure
        }
    }
}

/// The contexts that tokens are asked for: the value of `--context`. It is an option of each command, not a group of them:
/// debug builds of ArgumentParser check a group four times for each level it is nested in.
struct ContextNames: ExpressibleByArgument {
    static let help: ArgumentHelp =
        "The contexts of modifiers: theme=dark, or dark where one modifier alone has it; several with commas."

    let text: String

    init(argument: String) {
        text = argument
    }
}

extension ContextNames? {
    /// Returns the context that the option names, of a resolver's modifiers.
    func context(of resolver: TokenResolver) throws -> TokenContext {
        var context: TokenContext = [:]
        for part in (self?.text ?? "").split(separator: ",") {
            let names = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if names.count == 2 {
                context[names[0]] = names[1]
                continue
            }
            let modifiers = resolver.modifiers.filter { $0.contexts.contains(names[0]) }
            guard modifiers.count == 1, let modifier = modifiers.first else {
                let known = resolver.modifiers.map { "\($0.name)=\($0.contexts.joined(separator: "|"))" }
                throw ValidationError(
                    "'\(names[0])' is a context of \(modifiers.count) modifiers; contexts are \(known.joined(separator: ", "))."
                )
            }
            context[modifier.name] = names[0]
        }
        return context
    }

    /// Returns the tokens in the context; on failure prints the problems to standard error and exits with status 1.
    func treeOrExit(of resolver: TokenResolver) throws -> TokenTree {
        let context = try context(of: resolver)
        do {
            return try resolver.tree(for: context)
        } catch {
            Console.printError(error.description)
            throw ExitCode.failure
        }
    }
}
