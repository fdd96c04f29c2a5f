import Foundation

extension UIWindowScene {
    /// The shape of a scene.
    open class Geometry: NSObject, NSCopying {
        /// The orientation of the interface. Always portrait.
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }

        /// Returns the geometry itself, which never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// A shape that an app prefers.
    open class GeometryPreferences: NSObject {
        /// A shape for iOS.
        open class iOS: GeometryPreferences, @unchecked Sendable {
            /// Creates preferences without an orientation.
            public override init() {
                super.init()
            }

            /// Creates preferences with orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }

            /// The preferred orientations; `nil` for those of the app.
            public final var interfaceOrientations: UIInterfaceOrientationMask?
        }
    }
}

/// The limits of a scene's size.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The least size, in points. No effect here: the size of a scene can't be changed.
    open var minimumSize = CGSize.zero
    /// The largest size, in points. No effect here: the size of a scene can't be changed.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether the scene may cover the screen. No effect here: it always does.
    open var allowsFullScreen = true
}
