import Foundation

// Creating objects of classes that are known only at run time, such as registered cells.
//
// UIKit's initializers can be called on any metatype, because Objective-C finds the override of the class. Swift allows
// that only for `required` initializers, which every subclass has to declare. The compiler has all that is needed,
// though: a convenience initializer allocates an object of the metatype that it is called on, and calls the class's
// override of the designated initializer. Only the type checker prevents the call of the convenience initializer on a
// metatype. So a class method is declared with the initializer's symbol, which has the same calling convention. The
// files named `…+Metatype` hold such pairs; the linker checks that every symbol exists, and `MetatypeCheck` checks before
// the first use that the call does what it should.
//
// A class that doesn't have the designated initializer stops with "Use of unimplemented initializer", as in UIKit.

extension NSObject {
    @_silgen_name("headless_object_init")
    package convenience init(dynamic: Void) {
        self.init()
    }

    @_silgen_name("headless_object_init")
    final class func makeUnchecked(dynamic: Void = ()) -> Self

    /// Creates an object of the class that the method is called on, with the override of `init()`.
    package final class func make() -> Self {
        _ = isMetatypeChecked
        return makeUnchecked()
    }
}

private let isMetatypeChecked: Void = {
    MetatypeCheck.verify("init()", made: (Probe<Int>.self as NSObject.Type).makeUnchecked(), as: Probe<Int>.self)
}()

private class ProbeBase: NSObject {
    let number: Int

    override init() {
        number = 7
        super.init()
    }
}

private final class Probe<Value>: ProbeBase, MetatypeProbe {
    let values: [Value?] = [nil]

    var isComplete: Bool { number == 7 && values.count == 1 }
}
