/// The key of the title of a PDF document, a string.
public let kCGPDFContextTitle: CFString = "Title"
/// The key of the author of a PDF document, a string.
public let kCGPDFContextAuthor: CFString = "Author"
/// The key of the subject of a PDF document, a string.
public let kCGPDFContextSubject: CFString = "Subject"
/// The key of the program that created a PDF document, a string.
public let kCGPDFContextCreator: CFString = "Creator"
/// The key of the keywords of a PDF document, a string.
public let kCGPDFContextKeywords: CFString = "Keywords"
