/// The type of image literals: `#imageLiteral(resourceName: "photo.png")`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
