import SwiftSyntax

/// Imports PortableUIKit in place of UIKit and the frameworks below it.
final class ImportPass: Pass {
    /// Frameworks whose names PortableUIKit covers.
    private static let covered: Set<String> = [
        "CoreFoundation", "CoreGraphics", "CoreText", "ImageIO", "ObjectiveC", "QuartzCore", "UIKit",
        "UniformTypeIdentifiers",
    ]

    /// Frameworks that stay imported on Apple's systems, where PortableUIKit does not export them, and that it covers on Linux.
    private static let coveredOnLinux: Set<String> = ["CoreServices", "Darwin", "MobileCoreServices"]

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
        "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreTelephony", "CoreVideo", "CryptoKit",
        "EventKit", "GameKit", "HealthKit", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer",
        "MessageUI", "Messages", "Metal", "MetalKit", "NaturalLanguage", "Network", "OSLog",
        "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security", "SpriteKit",
        "StoreKit", "SwiftUI", "SystemConfiguration", "UserNotifications", "Vision",
        "WatchKit",
        "WebKit", "WidgetKit", "os",
    ]

    /// The modules of `StandIns`, by the modules that they stand for.
    static let standIns = [
        "Combine": "CombineStandIn", "Nimble": "NimbleStandIn", "OSLog": "OSStandIn", "Quick": "QuickStandIn",
        "os": "OSStandIn", "simd": "SIMDStandIn",
    ]

    /// Names that on Apple's systems come with Foundation, by the modules that declare them on Linux. `AppleStandIn` has the
    /// locks and clocks of those systems, and says of functions of Objective-C and types of SwiftUI what to do in their place.
    private static let modules: [String: Set<String>] = [
        "AppleStandIn": [
            "UIHostingConfiguration", "UIHostingController", "class_addMethod", "class_copyMethodList",
            "class_copyPropertyList", "class_getClassMethod", "class_getInstanceMethod", "class_replaceMethod",
            "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t", "method_exchangeImplementations",
            "method_getImplementation", "method_setImplementation", "objc_allocateClassPair", "objc_getClass",
            "objc_registerClassPair", "objc_sync_enter", "objc_sync_exit", "object_getClass", "object_setClass",
        ],
        "FoundationNetworking": [
            "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
            "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
            "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
            "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
            "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
        ],
        "FoundationXML": ["XMLParser", "XMLParserDelegate"],
        "XCTestStandIn": [
            "XCTActivity", "XCTAttachment", "XCTCPUMetric", "XCTClockMetric", "XCTContext", "XCTMeasureOptions",
            "XCTMemoryMetric", "XCTMetric", "XCTStorageMetric",
        ],
    ]

    /// Names that PortableUIKit has on Linux, where Foundation and Dispatch have them on Apple's systems; and `#selector`.
    private static let otherNames: Set<String> = [
        "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSException", "NSExceptionName", "NSPredicate",
        "USEC_PER_SEC",
        "selector",
    ]

    /// Names of Foundation and Core Graphics, which frameworks of Apple export.
    private static let namesOfFoundation: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "DispatchQueue", "Locale", "NSObject",
        "NotificationCenter", "TimeInterval", "Timer", "URL", "UUID",
    ]

    /// Whether the file imports UIKit outside of conditions.
    private var importsUIKit = false
    /// Whether the file imports UIKit at all.
    private var seesUIKit = false
    private var firstImport: ImportDeclSyntax?
    /// Whether the file names something of UIKit, or imports a framework that imports UIKit on iOS.
    private var needsUIKit = false
    /// Whether the file names something of Foundation.
    private var needsFoundation = false
    /// The modules of `modules` that the file needs, and those that it imports.
    private var needed: Set<String> = []
    private var imported: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if firstImport == nil, !isConditional(node) { firstImport = node }
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if module == "PortableUIKit" || module == "HeadlessUIKit" || Self.covered.contains(module) { seesUIKit = true }
        if ["XCTest", "Quick", "Nimble"].contains(module) { needsUIKit = true }
        imported.insert(module)
        guard !Self.portable.contains(module) else { return .skipChildren }
        if let standIn = Self.standIns[module] {
            importStandIn(node, module, standIn)
        } else if Self.covered.contains(module) {
            importUIKit(node)
        } else if Self.coveredOnLinux.contains(module) {
            needsUIKit = true
            guard !isInCondition(["canImport(\(module))"], node) else { return .skipChildren }
            replace(node, with: "#if canImport(\(module))\n\(node.trimmedDescription)\n#endif")
        } else if Self.appleOnly.contains(module), !isInCondition(["canImport(\(module))"], node) {
            let text = node.trimmedDescription
            replace(node, with: "#if canImport(\(module))\n\(text)\n#endif")
            remark(node, "\(module) does not exist on Linux: what uses it has to stand in #if canImport(\(module))")
        }
        return .skipChildren
    }

    /// `CoreGraphics.log(a)`, `UIKit.UIView()`: PortableUIKit has these names as well.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { qualify(base.baseName) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { qualify(base.name) }
        return .visitChildren
    }

    private func qualify(_ token: TokenSyntax) {
        let name = token.text
        guard Self.covered.contains(name) || Self.coveredOnLinux.contains(name),
            !declarations.typeNames.contains(name), !declarations.variables.contains(name)
        else { return }
        needsUIKit = true
        replace(token, with: "PortableUIKit")
    }

    /// `Bundle(for: Card.self)` is the main bundle on Linux, which does not have the resources of a package's module.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ["Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription), node.arguments.count == 1,
            let label = node.arguments.first?.label, label.text == "for", !declarations.typeNames.contains("Bundle")
        {
            needsUIKit = true
            replace(node.calledExpression, with: "Bundle._resources")
            replace(label, with: "of")
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind, !declarations.typeNames.contains(name) else {
            return .visitChildren
        }
        if namesOfUIKit.contains(name) || Self.otherNames.contains(name) { needsUIKit = true }
        if Self.namesOfFoundation.contains(name) { needsFoundation = true }
        for (module, names) in Self.modules where names.contains(name) {
            if !isInCondition(["canImport(SwiftUI)", "canImport(ObjectiveC)"], token) { needed.insert(module) }
        }
        return .visitChildren
    }

    /// On iOS, a file sees UIKit through frameworks that import it, such as XCTest and WebKit, and through headers of the app.
    override func visitPost(_ node: SourceFileSyntax) {
        var imports: [String] = []
        if needsFoundation, !imported.contains("Foundation"), !imported.isDisjoint(with: Self.appleOnly) {
            needsUIKit = true
        }
        let importsUIKit = needsUIKit && !seesUIKit
        if importsUIKit { imports.append("import PortableUIKit") }
        for module in needed.subtracting(imported).sorted() {
            imports.append("#if canImport(\(module))\nimport \(module)\n#endif")
        }
        for text in imports {
            if let firstImport {
                edits.insert("\n\(text)", at: firstImport.endPositionBeforeTrailingTrivia)
            } else {
                edits.insert("\(text)\n", at: node.position)
            }
        }
    }

    /// The module itself is imported where it is there, and otherwise its stand-in.
    private func importStandIn(_ node: ImportDeclSyntax, _ module: String, _ standIn: String) {
        let clauses = sequence(first: Syntax(node), next: \.parent).first { $0.is(IfConfigDeclSyntax.self) }
        guard clauses?.trimmedDescription.contains("canImport(\(standIn))") != true else { return }
        let attributes = node.attributes.trimmedDescription
        let text = (attributes.isEmpty ? "" : attributes + " ") + "import \(standIn)"
        replace(
            node,
            with: "#if canImport(\(module))\n\(node.trimmedDescription)\n#elseif canImport(\(standIn))\n\(text)\n#endif"
        )
        remark(
            node,
            "\(module) does not exist on Linux: add the product \(standIn) of Tools/UIKitPort/StandIns to the target"
        )
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

    /// Returns whether one of the conditions around a node includes one of some others.
    private func isInCondition(_ texts: [String], _ node: some SyntaxProtocol) -> Bool {
        conditions(around: node).contains { condition in
            !condition.hasPrefix("!") && texts.contains { condition.filter { $0 != " " }.contains($0) }
        }
    }

    /// The conditions of the clauses around a node, from the innermost on; empty for an `#else`.
    private func conditions(around node: some SyntaxProtocol) -> [String] {
        sequence(first: Syntax(node)) { $0.parent }.compactMap { $0.as(IfConfigClauseSyntax.self) }
            .map { $0.condition?.trimmedDescription ?? "" }
    }
}
