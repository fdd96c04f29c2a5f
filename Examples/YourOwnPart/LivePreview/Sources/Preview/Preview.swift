import PreviewServer
import YourOwnPart

@main
struct Preview {
    static func main() async throws {
        try await PreviewServer(RatingScenarios.catalog).run()
    }
}
