import Foundation

/// Lets the user choose an image. A headless process has no photos and no camera: a host answers for the user.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    private var isOver = false

    /// Creates a picker for the photo library.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker. There are no nib files here, so both arguments must be `nil`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns whether images can be chosen from a source: not from a camera.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera
    }

    /// Returns the types of media of a source: images; `nil` for a camera.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image"]
    }

    /// Returns whether there is a camera. Always `false`.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

    /// Returns whether a camera has a flash. Always `false`.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

    /// Returns what a camera can take. Always `nil`.
    open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? { nil }

    /// Where the image comes from.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            precondition(Self.isSourceTypeAvailable(sourceType), "Source type \(sourceType.rawValue) not available")
        }
    }

    /// The types of media that the user can choose. No effect here.
    open var mediaTypes = ["public.image"]

    /// Whether the user can edit the image. No effect here.
    open var allowsEditing = false

    /// The form in which images are handed over. No effect here.
    open var imageExportPreset = ImageURLExportPreset.compatible

    /// The maximum duration of a video in seconds. No effect here.
    open var videoMaximumDuration: TimeInterval = 600

    /// The quality of a video. No effect here.
    open var videoQuality = QualityType.typeMedium

    /// Whether the camera's controls are shown. No effect here: there is no camera.
    open var showsCameraControls = true

    /// The view over the camera's picture. No effect here: there is no camera.
    open var cameraOverlayView: UIView?

    /// The transform of the camera's picture. No effect here: there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity

    /// What the camera takes. No effect here: there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo

    /// The camera. No effect here: there is none.
    open var cameraDevice = CameraDevice.rear

    /// The flash. No effect here: there is no camera.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a picture. No effect: there is no camera.
    open func takePicture() {}

    /// Starts to take a video. Always fails: there is no camera.
    open func startVideoCapture() -> Bool { false }

    /// Ends a video. No effect: there is no camera.
    open func stopVideoCapture() {}

    /// Chooses an image, as if the user did.
    @_spi(Host) public final func hostPick(_ info: [InfoKey: Any]) {
        guard !isOver else { return }
        isOver = true
        pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Closes the picker without an image, as if the user did. The picker closes itself only without a delegate.
    @_spi(Host) public final func hostCancel() {
        guard !isOver else { return }
        isOver = true
        if let pickerDelegate { return pickerDelegate.imagePickerControllerDidCancel(self) }
        presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
    }

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }
}

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Receives the image that the user chooses.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called after the user chose an image. The delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )

    // default: below
    /// Called after the user closed the picker. The delegate dismisses it; the default does so.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// The default implementation; dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
    }
}

extension UIImagePickerController {
    /// Where images come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera = 1
        case savedPhotosAlbum = 2
    }

    /// The quality of a video.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium = 1
        case typeLow = 2
        case type640x480 = 3
        case typeIFrame1280x720 = 4
        case typeIFrame960x540 = 5
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video = 1
    }

    /// The cameras of a device.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// The modes of a flash.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto = 0
        case on = 1
    }

    /// The forms in which images are handed over.
    public enum ImageURLExportPreset: Int, Sendable {
        case compatible = 0
        case current = 1
    }

    /// The keys of what is known of a chosen image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of the media.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The image as it was chosen.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image as the user edited it.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the image that the user chose.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a video.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the media in the photo library.
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        /// The metadata of a picture that was taken.
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo.
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        /// The asset of the photo library.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the image.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    }
}
