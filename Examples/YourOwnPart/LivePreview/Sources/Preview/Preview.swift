import PreviewServer
import RatingParts

@main
struct Preview {
    static func main() async throws {
        try await PreviewServer(RatingScenarios.catalog).run()
    }
}
