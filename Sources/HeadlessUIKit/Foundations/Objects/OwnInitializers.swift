import Foundation

/// The `init()` that classes declare themselves, also as a convenience initializer.
///
/// In UIKit, `Type()` on a metatype calls the `init()` of the class, whichever kind of initializer it is: Objective-C
/// finds it by its name. Swift's tables hold designated initializers only; a convenience initializer is known by its
/// symbol alone. So the symbols of the program are read once, when the first object of a dynamic class is created. A program
/// without symbols, and an optimized one, from which initializers that nothing calls are removed, call `init(frame:)`
/// or another designated initializer instead.
@MainActor enum OwnInitializers {
    private static var initializers: [UInt: UnsafeRawPointer] = [:]
    private static var readFiles: Set<String> = []
    private static var found: [ObjectIdentifier: UnsafeRawPointer?] = [:]

    /// Creates an object with the `init()` of its class, or of the nearest superclass that declares one.
    ///
    /// - Returns: `nil` if no class below `root` declares one.
    static func make<Root: NSObject>(_ type: NSObject.Type, below root: Root.Type) -> NSObject? {
        let id = ObjectIdentifier(type)
        if found[id] == nil { found[id] = .some(find(type, below: root)) }
        guard let initializer = found[id] ?? nil else { return nil }
        return call(initializer, on: type)
    }

    private static func find(_ type: AnyClass, below root: AnyClass) -> UnsafeRawPointer? {
        var current: AnyClass = type
        while current != root {
            if let descriptor = descriptor(of: current) {
                readSymbols(around: descriptor)
                if let initializer = initializers[UInt(bitPattern: descriptor)] { return initializer }
            }
            guard let next = _getSuperclass(current) else { return nil }
            current = next
        }
        return nil
    }

    /// Returns the type descriptor, which a generic class shares with all of its specializations. It is the sixth word of a
    /// class's metadata (Swift's ABI, "Class Metadata").
    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    }

    // MARK: Symbols

    /// Reads the initializers of the program that holds an address. Their names are that of the class, its type, and
    /// `ycfC`: no arguments, and allocating. The name of a descriptor is that of the class and `Mn`.
    private static func readSymbols(around address: UnsafeRawPointer) {
        guard let file = ProgramSymbols.file(around: UInt(bitPattern: address)), readFiles.insert(file.path).inserted,
            let symbols = ProgramSymbols(path: file.path, base: file.base)
        else { return }
        var named: [String: UnsafeRawPointer] = [:]
        symbols.forEach(.function, suffix: "ycfC") { name, address in
            let name = String(decoding: name, as: UTF8.self)
            guard let type = className(ofInitializer: name) else { return }
            named[type] = UnsafeRawPointer(bitPattern: address)
        }
        symbols.forEach(.object, suffix: "CMn") { name, address in
            let type = String(decoding: name.dropLast(2), as: UTF8.self)
            if let initializer = named[type] { initializers[address] = initializer }
        }
    }

    /// Returns the class in the symbol of an `init()` that makes an object of it: `$s4Main1VC` for `$s4Main1VCACycfC`.
    nonisolated static func className(ofInitializer symbol: String) -> String? {
        let name = symbol.dropLast("ycfC".count)
        // The result refers back to the class, with an A and letters, and has the parameters of a generic class.
        guard symbol.hasSuffix("ycfC"), let reference = name.range(of: "CA", options: .backwards),
            !name.hasSuffix("Sg")
        else { return nil }
        let result = name[reference.upperBound...]
        guard let first = result.first, first.isASCII, first.isUppercase else { return nil }
        return String(name[..<name.index(after: reference.lowerBound)])
    }

    // MARK: Calling

    /// Calls an allocating initializer without arguments: a function that gets the metatype as Swift passes `self`, and
    /// returns the object. A static method that is called through a table of a protocol is called in the same way.
    private static func call(_ initializer: UnsafeRawPointer, on type: AnyClass) -> NSObject? {
        let conformance = unsafeBitCast(ModelMaker.self as any ObjectMaker.Type, to: (UInt, UnsafePointer<UInt>).self).1
        let table = [conformance.pointee, UInt(bitPattern: initializer)]
        return table.withUnsafeBufferPointer { words in
            guard let words = words.baseAddress else { return nil }
            let maker = unsafeBitCast((type, words), to: (any ObjectMaker.Type).self)
            return maker.makeObject() as? NSObject
        }
    }
}

private protocol ObjectMaker {
    static func makeObject() -> AnyObject
}

private enum ModelMaker: ObjectMaker {
    static func makeObject() -> AnyObject { NSObject() }
}
