import PortableUIKit

/// A view that shows a state in color only, such as a dot.
@MainActor
package protocol StateShowingView: UIView {
    /// Whether it shows a state that nothing says.
    var showsUnspokenState: Bool { get }
}
