import Foundation

// Core Foundation's types are aliases of Swift's, so that `as` converts between them as it does where they are bridged.

/// Core Foundation's string type, an alias of Swift's.
public typealias CFString = String

/// Core Foundation's array type, an alias of Swift's.
public typealias CFArray = [Any]

/// Core Foundation's dictionary type, an alias of Swift's.
public typealias CFDictionary = [AnyHashable: Any]

/// Core Foundation's data type, an alias of Foundation's.
public typealias CFData = Data

/// Returns the address of the bytes. Those of an image are valid as long as the image.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
    theData?.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData?) -> Int {
    theData?.count ?? 0
}
