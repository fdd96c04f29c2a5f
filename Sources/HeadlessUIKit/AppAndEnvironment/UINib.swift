import Foundation

/// A reference to a nib file.
///
/// There are no compiled interface files in a headless process. A nib can be created and registered; instantiating it
/// stops the program with UIKit's message for a missing nib.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Keys for the options of instantiating a nib.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The external objects of the nib, by placeholder name.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle

    /// Creates a reference to a nib in a bundle; `nil` means the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Instantiates the objects of the nib. Always stops the program: there are no nibs.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        fatalError(Self.message(name: name, bundle: bundle))
    }

    static func message(name: String, bundle: Bundle) -> String {
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
    }
}

extension Bundle {
    /// Instantiates the objects of a nib. Always stops the program, as `UINib` does: there are no nibs.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
