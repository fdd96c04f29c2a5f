/// A square matrix of columns.
///
/// The functions below work on the columns, so that each type only stores them.
public protocol SquareMatrix: Equatable {
    /// A column or row of the matrix.
    associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint

    /// Creates a matrix of zeros.
    init()

    /// A column by its index from 0.
    subscript(column: Int) -> Vector { get set }
}

extension SquareMatrix {
    private var count: Int { Vector.scalarCount }

    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Vector.Scalar) {
        self.init(diagonal: Vector(repeating: scalar))
    }

    /// Creates a matrix with numbers on its diagonal.
    public init(diagonal: Vector) {
        self.init()
        for index in 0..<count { self[index][index] = diagonal[index] }
    }

    /// Creates a matrix from its columns.
    public init(_ columns: [Vector]) {
        self.init()
        precondition(columns.count == count, "a matrix needs \(count) columns")
        for index in 0..<count { self[index] = columns[index] }
    }

    /// Creates a matrix from its rows.
    public init(rows: [Vector]) {
        self = Self(rows).transpose
    }

    /// An element by the indexes of its column and row from 0.
    public subscript(column: Int, row: Int) -> Vector.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix whose columns are the rows of this one.
    public var transpose: Self {
        var result = Self()
        for column in 0..<count {
            for row in 0..<count { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The matrix and its inverse as they stand after each is brought to the identity, with the determinant.
    private func eliminated() -> (inverse: Self, determinant: Vector.Scalar) {
        var left = self
        var right = Self(1)
        var determinant: Vector.Scalar = 1
        for index in 0..<count {
            let pivot = (index..<count).max { abs(left[$0][index]) < abs(left[$1][index]) } ?? index
            if pivot != index {
                (left[index], left[pivot]) = (left[pivot], left[index])
                (right[index], right[pivot]) = (right[pivot], right[index])
                determinant.negate()
            }
            let divisor = left[index][index]
            determinant *= divisor
            left[index] /= divisor
            right[index] /= divisor
            for other in 0..<count where other != index {
                let factor = left[other][index]
                left[other] -= left[index] * factor
                right[other] -= right[index] * factor
            }
        }
        return (right, determinant.isNaN ? 0 : determinant)
    }

    /// The matrix with which the product of this one is the identity. Its elements are no numbers if there is none.
    public var inverse: Self { eliminated().inverse }

    /// The factor by which the matrix changes volumes.
    public var determinant: Vector.Scalar { eliminated().determinant }

    /// The product of a matrix and a column.
    public static func * (matrix: Self, vector: Vector) -> Vector {
        var result = Vector.zero
        for index in 0..<Vector.scalarCount { result += matrix[index] * vector[index] }
        return result
    }

    /// The product of a row and a matrix.
    public static func * (vector: Vector, matrix: Self) -> Vector { matrix.transpose * vector }

    /// The product of two matrices.
    public static func * (left: Self, right: Self) -> Self {
        var result = Self()
        for index in 0..<Vector.scalarCount { result[index] = left * right[index] }
        return result
    }

    /// Multiplies a matrix with another one.
    public static func *= (left: inout Self, right: Self) { left = left * right }

    /// The product of a number and a matrix.
    public static func * (scalar: Vector.Scalar, matrix: Self) -> Self {
        var result = matrix
        for index in 0..<Vector.scalarCount { result[index] *= scalar }
        return result
    }

    /// The product of a matrix and a number.
    public static func * (matrix: Self, scalar: Vector.Scalar) -> Self { scalar * matrix }

    /// The sum of two matrices.
    public static func + (left: Self, right: Self) -> Self {
        var result = left
        for index in 0..<Vector.scalarCount { result[index] += right[index] }
        return result
    }

    /// The difference of two matrices.
    public static func - (left: Self, right: Self) -> Self {
        left + -1 * right
    }
}

/// The product of two matrices.
public func simd_mul<M: SquareMatrix>(_ left: M, _ right: M) -> M { left * right }
/// The product of a matrix and a column.
public func simd_mul<M: SquareMatrix>(_ matrix: M, _ vector: M.Vector) -> M.Vector { matrix * vector }
/// The inverse of a matrix.
public func simd_inverse<M: SquareMatrix>(_ matrix: M) -> M { matrix.inverse }
/// The matrix whose columns are the rows of another one.
public func simd_transpose<M: SquareMatrix>(_ matrix: M) -> M { matrix.transpose }
/// The factor by which a matrix changes volumes.
public func simd_determinant<M: SquareMatrix>(_ matrix: M) -> M.Vector.Scalar { matrix.determinant }
