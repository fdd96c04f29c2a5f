import Foundation

/// The name of an interface file.
///
/// There are no compiled interface files where UIKit is headless. One may be named and registered; making its objects
/// fails with the words that UIKit has for a file that is not in the bundle.
@preconcurrency @MainActor open class UINib: NSObject {
    /// What the objects of a file are made with.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// UIKit's name.
        public let rawValue: String

        /// Makes a key from UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects that stand for others outside of the file, by name.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle

    /// Names a file in a bundle, the main one for nil.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Makes the objects of the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        fatalError(Self.message(name: name, bundle: bundle))
    }

    static func message(name: String, bundle: Bundle) -> String {
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
    }
}

extension Bundle {
    /// Makes the objects of an interface file. There are none here: fails as `UINib` does.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
