/// Which editing gestures with several fingers a responder supports.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none = 0
    /// The gestures of the system.
    case `default` = 1
}
