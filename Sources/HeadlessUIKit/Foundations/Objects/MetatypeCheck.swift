import Foundation

/// A class whose objects know whether they were created completely, for `MetatypeCheck`.
package protocol MetatypeProbe: NSObject {
    /// Whether the stored properties have their initial values and the arguments of the initializer.
    var isComplete: Bool { get }
}

/// Checks that objects of dynamic classes are created as NSObject+Metatype.swift describes.
///
/// The linker only checks that the symbols exist. Whether a call through them is the call of an initializer depends on the
/// compiler. So each file named `…+Metatype` creates an object of a private class before the first use, and compares its
/// class and its stored properties. A compiler that does this in another way is reported there, and not by a cell that
/// has the wrong class or no content.
package enum MetatypeCheck {
    /// Stops the program if the object is not a complete one of the probe's class.
    ///
    /// - Parameters:
    ///   - initializer: The initializer that is called, for the message.
    ///   - object: The object that was created through a metatype of a superclass.
    package static func verify<Probe: MetatypeProbe>(_ initializer: String, made object: NSObject, as probe: Probe.Type)
    {
        if let problem = problem(initializer, made: object, as: probe) { fatalError(problem) }
    }

    /// Returns what is wrong with the object; `nil` if it is complete.
    package static func problem<Probe: MetatypeProbe>(
        _ initializer: String,
        made object: NSObject,
        as probe: Probe.Type
    ) -> String? {
        let found: String
        if type(of: object) != probe {
            found = "an object of \(type(of: object)) instead of \(probe)"
        } else if (object as? Probe)?.isComplete != true {
            found = "an object of \(probe) whose stored properties were not initialized"
        } else {
            return nil
        }
        return """
            Objects of dynamic classes, such as registered cells, cannot be created: calling \(initializer) on a \
            metatype made \(found). The Swift compiler calls initializers differently than the versions that \
            HeadlessUIKit supports. Build with Swift 6.2 or 6.3.
            """
    }
}
