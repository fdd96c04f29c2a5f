import Foundation

/// An interface file that is kept in memory, and whose objects can be created again and again.
///
/// The source of Interface Builder (`.xib`) is read as it is: nothing compiles it. It has to be a resource of the target,
/// declared with `.copy`. Custom classes are found by their names, outlets are set with `setValue(_:forKey:)` and actions
/// are looked up with `value(forKey:)`, which `uikit-port` declares. What is unknown is left out and reported once.
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
    private var bundle: Bundle
    private var data: Data?
    private var document: InterfaceElement?
    /// What a prototype of a storyboard finds in its scene.
    private var scene: (outer: ((String) -> AnyObject?)?, segueHandler: ((InterfaceElement, AnyObject) -> Void)?)?
    private var modules: [String] = []

    /// Creates a nib of a file in a bundle; `nil` means the main bundle. The file is read when objects are created.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates a nib of the content of an interface file, and the bundle of its images; `nil` means the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil ?? .main
        self.data = data
        super.init()
    }

    /// Creates a nib of the prototype of a cell or another view in a scene of a storyboard.
    init(prototype element: InterfaceElement, of objects: InterfaceObjects) {
        name = "prototype"
        bundle = objects.bundle
        document = objects.document(of: element)
        scene = (objects.outer, objects.segueHandler)
        modules = objects.modules
        super.init()
    }

    /// Creates the objects of the nib and connects them to each other and to their owner. Stops the program if there is no
    /// such nib, as UIKit does.
    ///
    /// - Returns: The objects at the top level, without the owner.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let document = loadDocument()
        let owner = ownerOrNil.map { $0 as AnyObject }
        let ownerModule = owner.flatMap { String(reflecting: type(of: $0)).split(separator: ".").first }
        let modules =
            [ownerModule.map(String.init), InterfaceFiles.module(of: bundle)].compactMap { $0 } + self.modules
        let objects = InterfaceObjects(document: document, bundle: bundle, modules: modules)
        objects.outer = scene?.outer
        objects.segueHandler = scene?.segueHandler
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        var made: [Any] = []
        UIView.performWithoutAnimation {
            made = objects.instantiate(owner: owner, externals: externals.mapValues { $0 as AnyObject })
        }
        return made
    }

    private func loadDocument() -> InterfaceElement {
        if let document { return document }
        if data == nil {
            guard let (url, found) = InterfaceFiles.find(name, in: bundle), let content = try? Data(contentsOf: url)
            else { fatalError(Self.message(name: name, bundle: bundle)) }
            bundle = found
            data = content
        }
        do {
            let document = try InterfaceReader.read(data ?? Data())
            self.document = document
            data = nil
            return document
        } catch {
            fatalError(
                "Could not instantiate the nib '\(name)': \(error). Only the XML of Interface Builder can be read."
            )
        }
    }

    static func message(name: String, bundle: Bundle) -> String {
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
    }
}

extension Bundle {
    /// Creates the objects of a nib of the bundle, as `UINib` does.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
