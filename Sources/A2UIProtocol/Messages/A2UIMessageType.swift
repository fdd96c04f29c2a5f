/// The messages from an agent to a client in version 0.9 of the protocol.
public enum A2UIMessageType: String, CaseIterable, Sendable {
    /// Creates a surface.
    case createSurface
    /// Adds components to a surface, and replaces those with the same ids.
    case updateComponents
    /// Changes a value of the data model of a surface.
    case updateDataModel
    /// Removes a surface.
    case deleteSurface

    /// The name of the schema of the message.
    var definition: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Message" }
}

/// A version of the protocol.
public enum A2UIVersion: String, CaseIterable, Sendable {
    /// 0.8: messages `beginRendering`, `surfaceUpdate` and `dataModelUpdate`. Parsed and validated, but not rendered.
    case v0_8 = "0.8"
    /// 0.9: the published version.
    case v0_9 = "0.9"
}
