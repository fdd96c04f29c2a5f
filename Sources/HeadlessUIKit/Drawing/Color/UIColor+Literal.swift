/// The type of color literals: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
