/// A defect in a document, and what a tool has to say of it.
struct PlantedDefect {
    enum Tool: String {
        case validate, audit, compare
    }

    let tool: Tool
    let old: String
    let new: String
    let message: String

    /// A document without defects.
    static let document = #"""
        { "version": 2, "title": "Settings", "sourceLanguage": "en",
          "state": { "isOn": true, "count": 2, "name": "Anna", "list": [{ "id": "x", "name": "Archive" }] },
          "strings": { "en": { "hello": "Hello, ${name}" } },
          "templates": { "row": { "id": { "$param": "id" }, "left": { "type": "title", "title": { "$param": "name" } } } },
          "sections": [
            { "id": "main", "header": { "type": "large", "title": "Account" }, "items": [
              { "id": "mail", "left": { "type": "iconTitle", "icon": "mail", "title": "Mail" },
                "right": { "type": "toggle", "isOn": { "$state": "isOn" } } },
              { "id": "name", "left": { "type": "field", "identifier": "name", "label": "Name", "value": { "$state": "name" },
                "checks": [{ "type": "length", "minimum": 2, "message": "Short" }] } },
              { "id": "total", "left": { "type": "title", "title": { "$expr": "'Total ${count}'" } }, "separator": "leftRight16",
                "right": { "type": "chevron" }, "action": { "name": "open", "id": 1 } },
              { "id": "hello", "left": { "type": "title", "title": { "$text": "hello" } }, "right": { "type": "badge", "text": "7" } },
              { "each": { "$state": "list" }, "use": "row" } ] } ],
          "bottomButton": { "title": "Save", "action": { "submit": "save" } } }
        """#

    private static func validate(_ old: String, _ new: String, _ message: String) -> PlantedDefect {
        PlantedDefect(tool: .validate, old: old, new: new, message: message)
    }

    private static func audit(_ old: String, _ new: String, _ message: String) -> PlantedDefect {
        PlantedDefect(tool: .audit, old: old, new: new, message: message)
    }

    private static func compare(_ old: String, _ new: String, _ message: String) -> PlantedDefect {
        PlantedDefect(tool: .compare, old: old, new: new, message: message)
    }

    private static let long = "Interviews, invitations and new vacancies near you for the last two weeks of this month"
    private static let chevron = #""right": { "type": "chevron" }, "action""#

    static let all: [PlantedDefect] = [
        validate("iconTitle", "iconTitel", #"did you mean "iconTitle"?"#),
        validate(#""icon": "mail""#, #""icon": "mial""#, #"did you mean "mail"?"#),
        validate(#""isOn": { "$state": "isOn" }"#, #""isOn": "yes""#, "wrong type: a string"),
        validate(#"{ "$state": "isOn" }"#, #"{ "$state": "isOm" }"#, #"unknown state "isOm""#),
        validate(#""type": "large""#, #""type": "larg""#, #"unknown header "larg""#),
        validate("leftRight16", "leftRight61", #"unknown separator "leftRight61""#),
        validate("${count}", "${cuont}", #"unknown state "cuont""#),
        validate("'Total ${count}'", "'Total ${count'", "the expression: "),
        validate("'Total ${count}'", "count + name", #""+" of a number and a text"#),
        validate(#""use": "row""#, #""use": "rwo""#, #"unknown template "rwo""#),
        validate(#"{ "$param": "name" }"#, #"{ "$param": "nmae" }"#, #"the parameter "nmae" is missing"#),
        validate(#"{ "$text": "hello" }"#, #"{ "$text": "helo" }"#, #"unknown text "helo""#),
        validate("Hello, ${name}", "Hello, ${nam}", #"unknown state "nam""#),
        validate(#""minimum": 2"#, #""minimum": "2""#, "wrong type: a string"),
        validate(#""minimum": 2"#, #""minimum": 2, "maximum": 1"#, "the minimum is greater than the maximum"),
        validate(#""type": "length""#, #""type": "lenght""#, #"did you mean "length"?"#),
        validate(#", "message": "Short""#, "", #"the key "message" is missing"#),
        validate(
            #""value": { "$state": "name" }"#,
            #""value": "Anna""#,
            "checks of a field whose value is not in the state"
        ),
        validate(#""id": "total""#, #""id": "mail""#, #"duplicate item id "mail""#),
        validate(#""version": 2"#, #""version": 3"#, "made for version 3"),
        validate(#""version": 2"#, #""version": 1"#, "expressions are of version 2"),
        validate(#""title": "Settings""#, #""titel": "Settings""#, #"unknown key "titel""#),
        validate(#""title": "Settings""#, #""title": "A", "title": "B""#, "duplicate key"),
        validate(#""identifier": "name", "#, "", #"the key "identifier" is missing"#),
        validate(#""name": "open", "id": 1"#, #""id": 1"#, #"the key "name" is missing"#),
        validate(#""submit": "save""#, #""submit": """#, "the string is empty"),
        validate(#""title": "Save""#, #""title": """#, "the string is empty"),
        validate(#""submit": "save" } }"#, #""submit": "save" }, }"#, "error: "),
        validate(#""Account""#, "Account", "unknown word"),
        validate(#""items": ["#, #""item": ["#, #"unknown key "item""#),
        validate(#""name": "Archive""#, #""nam": "Archive""#, #"the parameter "name" is missing"#),
        validate(#""each": { "$state": "list" }"#, #""each": { "$state": "count" }"#, "wrong type: a number"),
        validate(#""id": "hello", "left""#, #""id": "hello", "lef""#, #"unknown key "lef""#),
        validate(#""isOn": true"#, #""isOn": 1"#, #"the state "isOn" does not fit"#),
        validate(#""sourceLanguage": "en""#, #""sourceLanguage": "English!""#, "is no language"),
        audit(
            #""type": "badge", "text": "7""#,
            #""type": "iconButton", "icon": "close", "iconLabel": "", "action": "x""#,
            "missingLabel"
        ),
        audit(#""type": "badge", "text": "7""#, #""type": "dot""#, "missingLabel"),
        audit(
            #""type": "badge", "text": "7""#,
            #""type": "stars", "value": 3, "count": 10, "action": "rate""#,
            "touchTarget"
        ),
        audit(#""title": "Mail" }"#, #""title": "\#(long)", "titleLineCount": 1 }"#, "cutText"),
        audit(#""separator": "leftRight16""#, #""insets": { "left": 3 }"#, "alignment"),
        audit(
            #"{ "$text": "hello" } }, "right": { "type": "badge", "text": "7" }"#,
            #"{ "$expr": "'Total ${count}'" } }, "right": { "type": "chevron" }, "action": "other""#,
            "repeatedLabel"
        ),
        audit(
            #""items": ["#,
            #""background": { "color": "fill", "cornerRadius": 12, "insets": { "left": 15, "right": 15 } }, "items": ["#,
            "edge"
        ),
        compare(#""title": "Account""#, #""title": "My account""#, "header"),
        compare(#""icon": "mail""#, #""icon": "lock""#, "/sections/0/items/0"),
        compare(#""isOn": true"#, #""isOn": false"#, "/sections/0/items/0"),
        compare(#""name": "Anna""#, #""name": "Hanna""#, "/sections/0/items/1"),
        compare("Total", "Sum", "/sections/0/items/2"), compare(chevron, #""action""#, "/sections/0/items/2"),
        compare(#""text": "7""#, #""text": "8""#, "/sections/0/items/3"),
        compare(#""title": "Save""#, #""title": "Store""#, "pixels differ"),
    ]
}
