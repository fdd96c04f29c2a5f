import PortableUIKit
import PreviewServer

/// The screen of the sample in the README.
private final class SignUpViewController: UIViewController {}

/// The sample in the README. It is compiled, not run: a server does not return.
@MainActor
func serveSignUp() async throws {
    try await PreviewServer([PreviewScreen("Sign up") { _ in SignUpViewController() }]).run()
}
