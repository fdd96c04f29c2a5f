import SwiftSyntax

/// Imports PortableUIKit in place of UIKit and the frameworks below it.
final class ImportPass: Pass {
    /// Frameworks whose names PortableUIKit covers.
    private static let covered: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC"]

    /// Modules that exist on Linux as well.
    private static let portable: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "XCTest", "Testing",
        "PortableUIKit",
        "HeadlessUIKit", "ScreenHosting", "_Concurrency", "RegexBuilder", "Synchronization", "Observation",
    ]

    /// Frameworks of Apple that exist on its platforms only, as far as UIKit projects import them.
    static let appleOnly: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AppKit", "AuthenticationServices", "CloudKit",
        "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreServices", "CoreTelephony", "CoreVideo", "CryptoKit",
        "EventKit", "GameKit", "HealthKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer",
        "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network", "OSLog",
        "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security", "SpriteKit",
        "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
        "WatchKit",
        "WebKit", "WidgetKit", "os",
    ]

    /// Whether the file imports UIKit outside of conditions.
    private var importsUIKit = false
    /// Whether the file imports UIKit at all.
    private var seesUIKit = false
    private var firstImport: ImportDeclSyntax?
    /// Whether the file names something of UIKit, or imports a framework that imports UIKit on iOS.
    private var needsUIKit = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if firstImport == nil, !isConditional(node) { firstImport = node }
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if module == "PortableUIKit" || module == "HeadlessUIKit" || Self.covered.contains(module) { seesUIKit = true }
        if module == "XCTest" { needsUIKit = true }
        guard !Self.portable.contains(module) else { return .skipChildren }
        if Self.covered.contains(module) {
            importUIKit(node)
        } else if Self.appleOnly.contains(module), !isInCondition("canImport(\(module))", node) {
            let text = node.trimmedDescription
            replace(node, with: "#if canImport(\(module))\n\(text)\n#endif")
            remark(node, "\(module) does not exist on Linux: what uses it has to stand in #if canImport(\(module))")
        }
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, !needsUIKit, namesOfUIKit.contains(name) || name == "selector",
            declarations.types[name] == nil
        {
            needsUIKit = true
        }
        return .visitChildren
    }

    /// On iOS, a file sees UIKit through frameworks that import it, such as XCTest and WebKit, and through headers of the app.
    override func visitPost(_ node: SourceFileSyntax) {
        guard needsUIKit, !seesUIKit else { return }
        if let firstImport {
            edits.insert("\nimport PortableUIKit", at: firstImport.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert("import PortableUIKit\n", at: node.position)
        }
    }

    /// One import covers all. A scoped import, such as `import class UIKit.UIView`, names a module that is not there.
    private func importUIKit(_ node: ImportDeclSyntax) {
        if importsUIKit, !isConditional(node) {
            remove(node)
        } else {
            let start =
                node.importKindSpecifier?.positionAfterSkippingLeadingTrivia
                ?? node.path.positionAfterSkippingLeadingTrivia
            edits.replace(start..<node.endPositionBeforeTrailingTrivia, with: "PortableUIKit")
            if !isConditional(node) { importsUIKit = true }
        }
    }

    private func isConditional(_ node: ImportDeclSyntax) -> Bool {
        !conditions(around: node).isEmpty
    }

    /// Returns whether one of the conditions around an import includes another condition.
    private func isInCondition(_ text: String, _ node: ImportDeclSyntax) -> Bool {
        conditions(around: node).contains { $0.filter { $0 != " " }.contains(text) && !$0.hasPrefix("!") }
    }

    /// The conditions of the clauses around an import, from the innermost on; empty for an `#else`.
    private func conditions(around node: ImportDeclSyntax) -> [String] {
        sequence(first: Syntax(node)) { $0.parent }.compactMap { $0.as(IfConfigClauseSyntax.self) }
            .map { $0.condition?.trimmedDescription ?? "" }
    }
}
