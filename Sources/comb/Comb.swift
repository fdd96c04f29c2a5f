import ArgumentParser

@main
struct Comb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "comb", abstract: "Renders screens.")
}
