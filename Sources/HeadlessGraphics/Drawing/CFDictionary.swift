import Foundation

/// Core Foundation's dictionary type, an alias of Foundation's.
public typealias CFDictionary = NSDictionary
