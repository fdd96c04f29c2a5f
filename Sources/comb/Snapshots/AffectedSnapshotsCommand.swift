import ArgumentParser
import Foundation
import SnapshotFiles

extension SnapshotsCommand {
    /// `comb snapshots affected`.
    struct Affected: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the scenarios of tests that the changes of the working tree can affect, a name a line.",
            discussion: """
                FOLDER is the folder SNAPSHOT_ARTIFACTS of an earlier run of the tests. A star stands for all scenarios. Reasons are \
                printed to standard error.

                comb snapshots affected FOLDER --target AppTests > names.txt && SNAPSHOT_SCENARIOS=names.txt swift test
                """
        )

        @Argument(help: "The folder of results, with scenarios.json.", completion: .directory)
        var folder: String

        @Option(help: "The test target that checks the scenarios. Without it, changes anywhere in the package count.")
        var target: String?

        @Option(help: ArgumentHelp("The commit that the working tree is compared with.", valueName: "commit"))
        var since = "HEAD"

        func run() throws {
            let index = ScenarioIndex(folder: try SnapshotsCommand.existing(folder))
            guard !index.scenarios.isEmpty else {
                Console.printError("\(folder) tells of no scenarios")
                return print(ScenarioSelection.all)
            }
            let affected = try SourceChanges(since: since).affected(
                index.scenarios.keys.sorted(),
                index: index,
                target: target ?? ""
            )
            for reason in affected.reasons { Console.printError("affected by \(reason)") }
            for name in affected.names?.sorted() ?? [ScenarioSelection.all] { print(name) }
        }
    }
}
