import Welcome
import PreviewServer

@main
struct Preview {
    static func main() async throws {
        try await PreviewServer([PreviewScreen("Welcome") { _ in WelcomeViewController() }]).run()
    }
}
