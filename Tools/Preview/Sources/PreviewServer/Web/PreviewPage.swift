import FlyingFox
import Foundation

/// The files of the page, which are in the program: nothing is read from disk, so no address leads out of a folder.
enum PreviewPage {
    static func file(_ path: String) -> HTTPResponse? {
        switch path {
        case "/": response(PackageResources.index_html, type: "text/html; charset=utf-8")
        case "/page.css": response(PackageResources.page_css, type: "text/css; charset=utf-8")
        default: modules[path].map { response($0, type: "text/javascript; charset=utf-8") }
        }
    }

    /// The modules of JavaScript.
    private static let modules = [
        "/comments.js": PackageResources.comments_js,
        "/connection.js": PackageResources.connection_js,
        "/devices.js": PackageResources.devices_js,
        "/distances.js": PackageResources.distances_js,
        "/dom.js": PackageResources.dom_js,
        "/elements.js": PackageResources.elements_js,
        "/frames.js": PackageResources.frames_js,
        "/inspector.js": PackageResources.inspector_js,
        "/keyboard.js": PackageResources.keyboard_js,
        "/main.js": PackageResources.main_js,
        "/mock.js": PackageResources.mock_js,
        "/mock-differences.js": PackageResources.mock_differences_js,
        "/overlays.js": PackageResources.overlays_js,
        "/place.js": PackageResources.place_js,
        "/reports.js": PackageResources.reports_js,
        "/rooms.js": PackageResources.rooms_js,
        "/screens.js": PackageResources.screens_js,
        "/settings.js": PackageResources.settings_js,
        "/state.js": PackageResources.state_js,
        "/tokens.js": PackageResources.tokens_js,
        "/touches.js": PackageResources.touches_js,
        "/trace.js": PackageResources.trace_js,
    ]

    /// Nothing but the page's own files and its WebSocket; blobs are the pictures of the screen and of the mock-up.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    private static func response(_ bytes: [UInt8], type: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: type,
                HTTPHeader("Content-Security-Policy"): policy,
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Referrer-Policy"): "no-referrer",
                HTTPHeader("Cache-Control"): "no-store",
            ],
            body: Data(bytes)
        )
    }
}
