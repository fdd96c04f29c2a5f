import Foundation
import HeadlessText
import HeadlessUIKit

/// How long registered fonts are available.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Not at all.
    case none = 0
    /// As long as the process runs.
    case process = 1
    /// For the user. Here as long as the process runs.
    case persistent = 2
    /// For the session of the user. Here as long as the process runs.
    case session = 3
}

/// The codes of errors in ``kCTFontManagerErrorDomain``.
public enum CTFontManagerError: CFIndex, Sendable {
    /// There is no file.
    case fileNotFound = 101
    /// The file holds no font.
    case unrecognizedFormat = 103
    /// The file is registered already.
    case alreadyRegistered = 105
    /// The file is not registered.
    case notRegistered = 201
    /// A font with the same PostScript name is registered already.
    case duplicatedName = 305
}

/// The domain of errors of the font manager.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts in a file available to `UIFont(name:size:)` and to all texts.
///
/// - Parameters:
///   - fontURL: The file, TrueType or OpenType.
///   - scope: How long. All scopes but `none` are those of the process.
///   - error: Receives the reason if the fonts are not registered.
/// - Returns: Whether the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistrations.shared.register(fontURL.standardizedFileURL.path), to: error)
}

/// Makes the fonts in a file unavailable to new fonts.
///
/// - Parameters:
///   - fontURL: The file that was registered.
///   - scope: Not used.
///   - error: Receives the reason if the fonts are not unregistered.
/// - Returns: Whether the fonts were registered before.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistrations.shared.unregister(fontURL.standardizedFileURL.path), to: error)
}

/// Makes the fonts in some files available to `UIFont(name:size:)` and to all texts.
///
/// - Parameters:
///   - fontURLs: The files, as values of `URL`.
///   - scope: How long. All scopes but `none` are those of the process.
///   - enabled: Whether the fonts are to be used. Not used here: they are.
///   - registrationHandler: Called with the errors and whether all is done, at the end.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(errors(of: fontURLs) { FontRegistrations.shared.register($0) }, true)
}

/// Makes the fonts in some files unavailable to new fonts.
///
/// - Parameters:
///   - fontURLs: The files, as values of `URL`.
///   - scope: Not used.
///   - registrationHandler: Called with the errors and whether all is done, at the end.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(errors(of: fontURLs) { FontRegistrations.shared.unregister($0) }, true)
}

/// Makes a font in memory available to `UIFont(name:size:)` and to all texts.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives the reason if the font is not registered.
/// - Returns: Whether the font was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistrations.shared.register(font.path, owner: font), to: error)
}

/// Makes a font in memory unavailable to new fonts.
///
/// - Parameters:
///   - font: The font, or one with the same PostScript name.
///   - error: Receives the reason if the font is not unregistered.
/// - Returns: Whether the font was registered before.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistrations.shared.unregister(font), to: error)
}

/// Returns the descriptors of the fonts in a file, which need not be registered; `nil` if it holds none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let faces = RegisteredFonts.faces(inFileAt: fileURL.standardizedFileURL.path)
    guard !faces.isEmpty else { return nil }
    return faces.map { UIFontDescriptor(fontAttributes: [.name: $0.fontName, .family: $0.family]) }
}

/// Returns the names of all families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    UIFont.familyNames
}

/// Calls a closure with the path of each file, and returns its errors.
private func errors(of fontURLs: CFArray, _ body: (String) -> CFError?) -> CFArray {
    fontURLs.compactMap { $0 as? URL }.compactMap { body($0.standardizedFileURL.path) }
}

private func report(_ error: CFError?, to target: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let error else { return true }
    target?.pointee = Unmanaged.passRetained(error)
    return false
}

/// The registered files, with the fonts in memory that own some of them.
///
/// Unchecked: the lock guards all state.
private final class FontRegistrations: @unchecked Sendable {
    static let shared = FontRegistrations()

    private let lock = NSLock()
    private var owners: [String: CGFont] = [:]

    /// Returns the reason if a file is not registered.
    func register(_ path: String, owner: CGFont? = nil) -> CFError? {
        do throws(RegisteredFonts.Failure) {
            try RegisteredFonts.shared.register(fileAt: path)
        } catch {
            return .init(error, path: path)
        }
        if let owner { lock.withLock { owners[path] = owner } }
        return nil
    }

    func unregister(_ path: String) -> CFError? {
        do throws(RegisteredFonts.Failure) {
            try RegisteredFonts.shared.unregister(fileAt: path)
        } catch {
            return .init(error, path: path)
        }
        lock.withLock { owners[path] = nil }
        return nil
    }

    func unregister(_ font: CGFont) -> CFError? {
        let known = lock.withLock { owners.first { $0.value.postScriptName == font.postScriptName }?.key }
        return unregister(known ?? font.path)
    }
}

extension NSError {
    fileprivate convenience init(_ failure: RegisteredFonts.Failure, path: String) {
        let (code, text): (CTFontManagerError, String) =
            switch failure {
            case .fileNotFound: (.fileNotFound, "There is no file \(path).")
            case .noFont: (.unrecognizedFormat, "\(path) holds no font.")
            case .alreadyRegistered: (.alreadyRegistered, "\(path) is registered already.")
            case .duplicatedName(let name): (.duplicatedName, "A font with the name \(name) is registered already.")
            case .notRegistered: (.notRegistered, "\(path) is not registered.")
            }
        self.init(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
