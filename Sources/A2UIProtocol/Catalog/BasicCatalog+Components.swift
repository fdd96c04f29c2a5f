extension BasicCatalog {
    /// The names of the icons of the basic catalog.
    static let iconNames = [
        "accountCircle", "add", "arrowBack", "arrowForward", "attachFile", "calendarToday", "call", "camera", "check",
        "close",
        "delete", "download", "edit", "event", "error", "fastForward", "favorite", "favoriteOff", "folder", "help",
        "home",
        "info", "locationOn", "lock", "lockOpen", "mail", "menu", "moreVert", "moreHoriz", "notificationsOff",
        "notifications", "pause", "payment", "person", "phone", "photo", "play", "print", "refresh", "rewind", "search",
        "send", "settings", "share", "shoppingCart", "skipNext", "skipPrevious", "star", "starHalf", "starOff", "stop",
        "upload", "visibility", "visibilityOff", "volumeDown", "volumeMute", "volumeOff", "volumeUp", "warning",
    ]

    private static var iconName: String {
        let names = iconNames.map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"oneOf":[{"type":"string","enum":[\#(names)]},"#
            + #"{"type":"object","properties":{"svgPath":{"type":"string"}},"required":["svgPath"],"additionalProperties":false},"#
            + #"{"$ref":"\#(A2UICatalog.commonTypesAddress)#/$defs/DataBinding"}]}"#
    }

    private static func titled(_ name: String, _ other: String) -> String {
        let text = #"{"$ref":"\#(A2UICatalog.commonTypesAddress)#/$defs/DynamicString"}"#
        return #"{"type":"object","properties":{"\#(name)":\#(text),\#(other)}"#
    }

    private static let tabs: String =
        #"{"type":"array","minItems":1,"items":"#
        + titled("title", #""child":{"$ref":"\#(A2UICatalog.commonTypesAddress)#/$defs/ComponentId"}"#)
        + #","required":["title","child"],"additionalProperties":false}}"#

    private static let options: String =
        #"{"type":"array","items":"# + titled("label", #""value":{"type":"string"}"#)
        + #","required":["label","value"],"additionalProperties":false}}"#

    private static let date: String =
        #"{"allOf":[{"$ref":"\#(A2UICatalog.commonTypesAddress)#/$defs/DynamicString"},"#
        + #"{"if":{"type":"string"},"then":{"oneOf":[{"format":"date"},{"format":"time"},{"format":"date-time"}]}}]}"#

    private static let justify = ["center", "end", "spaceAround", "spaceBetween", "spaceEvenly", "start", "stretch"]
    private static let align = ["start", "center", "end", "stretch"]

    /// The components, in the order of the specification.
    static let components: [ComponentDeclaration] = [
        ComponentDeclaration(
            name: "Text",
            properties: [
                .required("text", .dynamic("String"), "The text; simple Markdown is shown as such."),
                .optional(
                    "variant",
                    .oneOf(["h1", "h2", "h3", "h4", "h5", "caption", "body"]),
                    "The size and weight.",
                    default: #""body""#
                ),
            ]
        ),
        ComponentDeclaration(
            name: "Image",
            properties: [
                .required("url", .dynamic("String"), "The address of the picture."),
                .optional("description", .dynamic("String"), "What VoiceOver says of it."),
                .optional(
                    "fit",
                    .oneOf(["contain", "cover", "fill", "none", "scaleDown"]),
                    "How it fills its frame, as object-fit of CSS.",
                    default: #""fill""#
                ),
                .optional(
                    "variant",
                    .oneOf(["icon", "avatar", "smallFeature", "mediumFeature", "largeFeature", "header"]),
                    "The size and form.",
                    default: #""mediumFeature""#
                ),
            ]
        ),
        ComponentDeclaration(name: "Icon", properties: [.required("name", .schema(iconName), "The icon.")]),
        ComponentDeclaration(
            name: "Video",
            properties: [.required("url", .dynamic("String"), "The address of the video.")]
        ),
        ComponentDeclaration(
            name: "AudioPlayer",
            properties: [
                .required("url", .dynamic("String"), "The address of the recording."),
                .optional("description", .dynamic("String"), "Its title, or what it is about."),
            ]
        ),
        ComponentDeclaration(
            name: "Row",
            description: "Components beside each other.",
            properties: [
                .required("children", .children, "Ids of components, or a template for the elements of a list."),
                .optional("justify", .oneOf(justify), "Where they are along the row.", default: #""start""#),
                .optional("align", .oneOf(align), "Where they are across the row.", default: #""stretch""#),
            ]
        ),
        ComponentDeclaration(
            name: "Column",
            description: "Components below each other.",
            properties: [
                .required("children", .children, "Ids of components, or a template for the elements of a list."),
                .optional(
                    "justify",
                    .oneOf(["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch"]),
                    "Where they are along the column.",
                    default: #""start""#
                ),
                .optional(
                    "align",
                    .oneOf(["center", "end", "start", "stretch"]),
                    "Where they are across the column.",
                    default: #""stretch""#
                ),
            ]
        ),
        ComponentDeclaration(
            name: "List",
            properties: [
                .required("children", .children, "Ids of components, or a template for the elements of a list."),
                .optional("direction", .oneOf(["vertical", "horizontal"]), "How it scrolls.", default: #""vertical""#),
                .optional("align", .oneOf(align), "Where the elements are across the list.", default: #""stretch""#),
            ]
        ),
        ComponentDeclaration(
            name: "Card",
            properties: [.required("child", .component, "The id of the one component in the card.")]
        ),
        ComponentDeclaration(
            name: "Tabs",
            properties: [.required("tabs", .schema(tabs), "The titles, and the component of each.")]
        ),
        ComponentDeclaration(
            name: "Modal",
            properties: [
                .required("trigger", .component, "The id of the component that opens it."),
                .required("content", .component, "The id of the component that it shows."),
            ]
        ),
        ComponentDeclaration(
            name: "Divider",
            properties: [
                .optional(
                    "axis",
                    .oneOf(["horizontal", "vertical"]),
                    "The direction of the line.",
                    default: #""horizontal""#
                )
            ]
        ),
        ComponentDeclaration(
            name: "Button",
            hasChecks: true,
            properties: [
                .required("child", .component, "The id of its text or icon."),
                .optional(
                    "variant",
                    .oneOf(["default", "primary", "borderless"]),
                    "How prominent it is.",
                    default: #""default""#
                ),
                .required("action", .action),
            ]
        ),
        ComponentDeclaration(
            name: "TextField",
            hasChecks: true,
            properties: [
                .required("label", .dynamic("String"), "What the field is for."),
                .optional("value", .dynamic("String"), "Its text."),
                .optional(
                    "variant",
                    .oneOf(["longText", "number", "shortText", "obscured"]),
                    "The kind of text.",
                    default: #""shortText""#
                ),
                .optional("validationRegexp", .string, "A regular expression that the whole text has to match."),
            ]
        ),
        ComponentDeclaration(
            name: "CheckBox",
            hasChecks: true,
            properties: [
                .required("label", .dynamic("String"), "The text beside the box."),
                .required("value", .dynamic("Boolean"), "Whether it is checked."),
            ]
        ),
        ComponentDeclaration(
            name: "ChoicePicker",
            hasChecks: true,
            description: "One or several of a list of options.",
            properties: [
                .optional("label", .dynamic("String"), "What is chosen."),
                .optional(
                    "variant",
                    .oneOf(["multipleSelection", "mutuallyExclusive"]),
                    "Whether several can be chosen.",
                    default: #""mutuallyExclusive""#
                ),
                .required("options", .schema(options), "The options: their texts, and what is stored."),
                .required("value", .dynamic("StringList"), "The values of the chosen options."),
                .optional(
                    "displayStyle",
                    .oneOf(["checkbox", "chips"]),
                    "How the options look.",
                    default: #""checkbox""#
                ),
                .optional("filterable", .boolean, "Whether the options can be searched.", default: "false"),
            ]
        ),
        ComponentDeclaration(
            name: "Slider",
            hasChecks: true,
            properties: [
                .optional("label", .dynamic("String"), "What is set."),
                .optional("min", .number, "The least value.", default: "0"),
                .required("max", .number, "The greatest value."),
                .required("value", .dynamic("Number"), "The current value."),
            ]
        ),
        ComponentDeclaration(
            name: "DateTimeInput",
            hasChecks: true,
            properties: [
                .required(
                    "value",
                    .dynamic("String"),
                    "The date, the time or both, in ISO 8601; empty if there is none."
                ),
                .optional("enableDate", .boolean, "Whether a date is chosen.", default: "false"),
                .optional("enableTime", .boolean, "Whether a time is chosen.", default: "false"),
                .optional("min", .schema(date), "The earliest one, in ISO 8601."),
                .optional("max", .schema(date), "The latest one, in ISO 8601."),
                .optional("label", .dynamic("String"), "What is chosen."),
            ]
        ),
    ]
}
