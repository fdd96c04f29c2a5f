import ArgumentParser
import DTCGTokens
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
        do {
            return try resolver.context(named: self?.text ?? "")
        } catch {
            throw ValidationError(error.description)
        }
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
