import Foundation

/// The dictionary of Core Foundation, which Foundation's takes the place of.
public typealias CFDictionary = NSDictionary
