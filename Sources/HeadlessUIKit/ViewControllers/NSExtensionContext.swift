import Foundation

/// The request of a host app that an app extension handles.
///
/// It is declared here because Foundation has it on Apple platforms only. There are no host apps: a context without items can be
/// created to test a view controller that handles requests.
open class NSExtensionContext: NSObject {
    /// The items of the request. Always empty.
    open var inputItems: [Any] { [] }

    /// Completes the request with items for the host app. Calls the handler with `false`: the system did not end the request.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// Ends the request with an error. No effect: there is no host app.
    open func cancelRequest(withError error: any Error) {}

    /// Asks the host app to open a URL. Calls the handler with `false`: there is none.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
}

/// The principal class of an app extension, which handles the requests of host apps.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called when a request begins.
    func beginRequest(with context: NSExtensionContext)
}
