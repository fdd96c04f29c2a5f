import Honeycomb

extension Shape<any LeftContent> {
    /// The left parts that documents know. Fields that are left out keep the default of the part's own initialiser.
    static let leftPart = variants("left part", [title, iconTitle, imageTitleSubtitle, checkbox])

    private static let title = Variant<Value>(
        "title",
        .title,
        .titleLineCount,
        .optional("style", .name("title style", .allCases)),
        .accessibilityIdentifier
    ) { (title, titleLineCount, style: LeftTitleStyle?, identifier) in
        var part = LeftTitle(title: title, accessibilityIdentifier: identifier)
        assign(titleLineCount, to: &part.titleLineCount)
        assign(style, to: &part.style)
        return part
    }

    private static let iconTitle = Variant<Value>(
        "iconTitle",
        .required("icon", .icon),
        .optional("iconTint", .tint),
        .title,
        .titleLineCount,
        .accessibilityIdentifier
    ) { icon, iconTint, title, titleLineCount, identifier in
        var part = LeftIconTitle(icon: icon, title: title, accessibilityIdentifier: identifier)
        assign(iconTint, to: &part.iconTintColor)
        assign(titleLineCount, to: &part.titleLineCount)
        return part
    }

    private static let imageTitleSubtitle = Variant<Value>(
        "imageTitleSubtitle",
        .required("image", .icon),
        .optional("imageStyle", .name("image style", .allCases)),
        .title,
        .titleLineCount,
        .required("subtitle", .text),
        .optional("subtitleLineCount", .lineCount),
        .accessibilityIdentifier
    ) { (image, style: ImageStyle?, title, titleLineCount, subtitle, subtitleLineCount, identifier) in
        var part = LeftImageTitleSubtitle(
            image: .local(image),
            title: title,
            subtitle: subtitle,
            accessibilityIdentifier: identifier
        )
        assign(style, to: &part.imageStyle)
        assign(titleLineCount, to: &part.titleLineCount)
        assign(subtitleLineCount, to: &part.subtitleLineCount)
        return part
    }

    private static let checkbox = Variant<Value>(
        "checkbox",
        .title,
        .titleLineCount,
        .required("isOn", .boolean),
        .accessibilityIdentifier
    ) { title, titleLineCount, isOn, identifier in
        var part = LeftCheckbox(title: title, isOn: isOn, accessibilityIdentifier: identifier)
        assign(titleLineCount, to: &part.titleLineCount)
        return part
    }
}
