import HeadlessGraphics

// The identifiers of types by their names in Mobile Core Services.

/// The identifier of the type `public.item`.
public let kUTTypeItem: CFString = UTType.item.identifier
/// The identifier of the type `public.content`.
public let kUTTypeContent: CFString = UTType.content.identifier
/// The identifier of the type `public.data`.
public let kUTTypeData: CFString = UTType.data.identifier
/// The identifier of the type `public.text`.
public let kUTTypeText: CFString = UTType.text.identifier
/// The identifier of the type `public.plain-text`.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// The identifier of the type `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// The identifier of the type `public.rtf`.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// The identifier of the type `public.html`.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// The identifier of the type `public.xml`.
public let kUTTypeXML: CFString = UTType.xml.identifier
/// The identifier of the type `public.json`.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// The identifier of the type `public.source-code`.
public let kUTTypeSourceCode: CFString = UTType.sourceCode.identifier
/// The identifier of the type `public.image`.
public let kUTTypeImage: CFString = UTType.image.identifier
/// The identifier of the type `public.png`.
public let kUTTypePNG: CFString = UTType.png.identifier
/// The identifier of the type `public.jpeg`.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// The identifier of the type `com.compuserve.gif`.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// The identifier of the type `public.tiff`.
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
/// The identifier of the type `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = UTType.bmp.identifier
/// The identifier of the type `public.movie`.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// The identifier of the type `public.video`.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// The identifier of the type `public.audio`.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// The identifier of the type `public.mp3`.
public let kUTTypeMP3: CFString = UTType.mp3.identifier
/// The identifier of the type `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
/// The identifier of the type `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
/// The identifier of the type `com.adobe.pdf`.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// The identifier of the type `public.url`.
public let kUTTypeURL: CFString = UTType.url.identifier
/// The identifier of the type `public.file-url`.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
/// The identifier of the type `public.folder`.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// The identifier of the type `public.directory`.
public let kUTTypeDirectory: CFString = UTType.directory.identifier
/// The identifier of the type `public.archive`.
public let kUTTypeArchive: CFString = UTType.archive.identifier
/// The identifier of the type `public.vcard`.
public let kUTTypeVCard: CFString = UTType.vCard.identifier
/// The identifier of the type `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
/// The identifier of the type `public.composite-content`.
public let kUTTypeCompositeContent: CFString = UTType.compositeContent.identifier

/// Whether a type is another one, or one of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: other)
}
