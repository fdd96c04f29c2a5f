import Foundation

// Classes are objects on Apple's systems, with a description of their own.
extension NSObject {
    /// The name of the class, with its module.
    public class func description() -> String { String(reflecting: self) }
}
