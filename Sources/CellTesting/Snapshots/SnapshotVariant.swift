import CellCatalog
import PortableUIKit
import ScreenDocuments
import ScreenHosting

/// One combination of the values of a ``SnapshotMatrix``.
public struct SnapshotVariant: Sendable {
    /// The values that are not the usual ones, such as "iPhone 16, dark, AccessibilityL"; "standard" if there are none.
    ///
    /// It does not depend on the other values of the matrix, so a part of a matrix has the same references.
    public let name: String

    /// The values in words, appearance first, for captions.
    let caption: String

    /// The size, scale and traits of the screen.
    public var configuration: ScreenConfiguration

    /// The theme and the language.
    public let environment: ScenarioEnvironment

    /// Variants with the same key can be shown by one screen, one after another: only traits that screens follow differ.
    let screenKey: String
}

extension SnapshotMatrix {
    /// Returns the combinations, in the order of the values: appearances change first.
    ///
    /// - Parameter device: The screen, for values that the matrix leaves empty.
    public func variants(on device: ScreenConfiguration = .iPhone16) -> [SnapshotVariant] {
        var list = VariantList(device)
        list.add(brands) { brand, draft in
            draft.environment.theme = brand.theme
            draft.screenKey += "brand \(brand.name) "
            return (brand.name, brand.name)
        }
        list.add(systems) { system, draft in
            draft.configuration.system = system
            draft.screenKey += "iOS \(system.rawValue) "
            return ("iOS \(system.rawValue)", "iOS \(system.rawValue)")
        }
        list.add(devices) { device, draft in
            let system = draft.configuration.system
            draft.configuration = device.configuration
            if !systems.isEmpty { draft.configuration.system = system }
            draft.screenKey +=
                "\(draft.configuration.system.rawValue) \(device.configuration.userInterfaceIdiom.rawValue) "
            return (device.name, device.name)
        }
        list.add(scales) { scale, draft in
            draft.configuration.scale = scale
            let name = "\(LayoutNode.number(scale))x"
            return (name, name)
        }
        list.add(locales) { locale, draft in
            draft.environment.chosenLocale = locale
            draft.configuration.layoutDirection = locale.isRightToLeft ? .rightToLeft : .leftToRight
            draft.screenKey += "locale \(locale.identifier) "
            return (locale.identifier, locale.identifier)
        }
        list.add(legibilityWeights) { weight, draft in
            draft.configuration.legibilityWeight = weight
            return weight == .bold ? ("bold", "bold") : (nil, nil)
        }
        list.add(contrasts) { contrast, draft in
            draft.configuration.accessibilityContrast = contrast
            return contrast == .high ? ("high contrast", "high contrast") : (nil, nil)
        }
        list.add(directions) { direction, draft in
            if locales.isEmpty || directions.count > 1 { draft.configuration.layoutDirection = direction }
            return direction == .rightToLeft ? ("right to left", "right to left") : (nil, "left to right")
        }
        list.add(textSizes) { textSize, draft in
            draft.configuration.contentSizeCategory = textSize
            let name = textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
            return (textSize == .large ? nil : name, name)
        }
        list.add(appearances) { appearance, draft in
            draft.configuration.appearance = appearance
            return appearance == .dark ? ("dark", "dark") : (nil, "light")
        }
        return list.variants
    }
}

/// Combines values.
private struct VariantList {
    struct Draft {
        var names: [String] = []
        var captions: [String] = []
        var configuration: ScreenConfiguration
        var environment = ScenarioEnvironment()
        var screenKey = ""
    }

    private var drafts: [Draft]

    init(_ device: ScreenConfiguration) {
        drafts = [Draft(configuration: device)]
    }

    /// Makes a draft of each existing one for each value; without values nothing changes.
    mutating func add<Value>(
        _ values: [Value],
        _ apply: (Value, inout Draft) -> (name: String?, caption: String?)
    ) {
        guard !values.isEmpty else { return }
        drafts = drafts.flatMap { draft in
            values.map { value in
                var draft = draft
                let (name, caption) = apply(value, &draft)
                if let name { draft.names.append(name) }
                if let caption { draft.captions.append(caption) }
                return draft
            }
        }
    }

    var variants: [SnapshotVariant] {
        drafts.map { draft in
            SnapshotVariant(
                name: draft.names.isEmpty ? "standard" : draft.names.joined(separator: ", "),
                caption: draft.captions.reversed().joined(separator: ", "),
                configuration: draft.configuration,
                environment: draft.environment,
                screenKey: draft.screenKey
            )
        }
    }
}
