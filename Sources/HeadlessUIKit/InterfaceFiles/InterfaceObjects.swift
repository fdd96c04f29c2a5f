import Foundation

/// The objects of an interface file while it is instantiated.
@MainActor final class InterfaceObjects {
    /// The root element of the file.
    let document: InterfaceElement
    /// The bundle of the images and colors.
    let bundle: Bundle
    /// The modules in which custom classes without a module are looked up, in this order.
    let modules: [String]
    /// The objects by identifier.
    private var objects: [String: AnyObject] = [:]
    /// The objects that are told at the end that they were loaded.
    private var awakened: [UIResponder] = []
    /// Returns an object by identifier that stands around those of the file, such as the view controller of a scene.
    var outer: ((String) -> AnyObject?)?
    /// Connects the element of a segue to the object that starts it; `nil` if there are no segues.
    var segueHandler: ((InterfaceElement, AnyObject) -> Void)?

    init(document: InterfaceElement, bundle: Bundle, modules: [String]) {
        self.document = document
        self.bundle = bundle
        self.modules = modules
    }

    subscript(id: String?) -> AnyObject? {
        get { id.flatMap { objects[$0] ?? outer?($0) } }
        set { if let id { objects[id] = newValue } }
    }

    /// Creates the objects of the file and connects them.
    ///
    /// - Returns: The objects at the top level without the placeholders.
    func instantiate(owner: AnyObject?, externals: [String: AnyObject] = [:]) -> [AnyObject] {
        let elements = document.child("objects")?.children ?? []
        var top: [AnyObject] = []
        for element in elements {
            if element.name == "placeholder" {
                let name = element["placeholderIdentifier"] ?? ""
                self[element.id] = name == "IBFilesOwner" ? owner : externals[name]
            } else if let object = makeObject(element) {
                top.append(object)
            }
        }
        for element in elements { constrain(element) }
        for element in elements { setRuntimeAttributes(element) }
        for element in elements { connect(element) }
        awaken()
        return top
    }

    /// Tells the objects that were made that all is connected.
    func awaken() {
        for object in awakened { object.awakeFromNib() }
        awakened = []
    }

    /// Creates an object at the top level of a scene, and keeps it if no view does.
    func makeTopObject(_ element: InterfaceElement) {
        if let object = makeObject(element) { self[element.id] = object }
    }

    private func makeObject(_ element: InterfaceElement) -> AnyObject? {
        if element.name.hasSuffix("GestureRecognizer") { return makeRecognizer(element) }
        if let type = customClass(of: element), !(type is UIView.Type) {
            let object = (type as? NSObject.Type)?.make()
            self[element.id] = object
            if let responder = object as? UIResponder { awakened.append(responder) }
            return object
        }
        return makeView(element)
    }

    /// Creates a view with its subviews; `nil` with a report for an unknown element.
    func makeView(_ element: InterfaceElement) -> UIView? {
        guard let standard = InterfaceClasses.view(for: element.name) else {
            InterfaceLog.report(
                "Interface file, line \(element.line): there is no class for <\(element.name)>. It is left out."
            )
            return nil
        }
        let type = customClass(of: element) as? UIView.Type ?? standard
        let coder = InterfaceCoder(element, in: self)
        guard let view = type.init(coder: coder) else {
            InterfaceLog.report("Interface file, line \(element.line): init(coder:) of \(type) returned nil.")
            return nil
        }
        awakened.append(view)
        return view
    }

    /// Returns the class that is named in the file; `nil` for none, and with a report for an unknown one.
    func customClass(of element: InterfaceElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        let candidates = [element["customModule"]].compactMap { $0 } + modules
        for module in candidates {
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        if let type = InterfaceClasses.named(name) { return type }
        InterfaceLog.report("Unknown class \(name) in Interface Builder file.")
        return nil
    }

    private func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        let name = element.name.prefix(1).uppercased() + element.name.dropFirst()
        let found: AnyClass? = customClass(of: element) ?? InterfaceClasses.named("UI\(name)")
        guard let type = found as? UIGestureRecognizer.Type else {
            InterfaceLog.report("Interface file, line \(element.line): there is no class for <\(element.name)>.")
            return nil
        }
        let recognizer = type.make()
        recognizer.cancelsTouchesInView = element.flag("cancelsTouchesInView") ?? true
        recognizer.isEnabled = element.flag("enabled") ?? true
        self[element.id] = recognizer
        return recognizer
    }
}
