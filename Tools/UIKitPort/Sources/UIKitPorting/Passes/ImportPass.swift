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
    private static let appleOnly: Set<String> = [
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

    private var importsUIKit = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text, !Self.portable.contains(module) else { return .skipChildren }
        if Self.covered.contains(module) {
            importUIKit(node)
        } else if Self.appleOnly.contains(module), !isConditional(node) {
            let text = node.trimmedDescription
            replace(node, with: "#if canImport(\(module))\n\(text)\n#endif")
            remark(node, "\(module) does not exist on Linux: what uses it has to stand in #if canImport(\(module))")
        }
        return .skipChildren
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
        var parent = node.parent
        while let current = parent {
            if current.is(IfConfigClauseSyntax.self) { return true }
            parent = current.parent
        }
        return false
    }
}
