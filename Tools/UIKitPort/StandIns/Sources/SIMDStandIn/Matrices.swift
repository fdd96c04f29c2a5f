/// A matrix of two by two numbers. Unchecked: vectors are values.
public struct Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix, @unchecked Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
        columns = (column0, column1)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }

    /// Whether two matrices have the same elements.
    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
    }
}

/// A matrix of three by three numbers. Unchecked: vectors are values.
public struct Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix, @unchecked Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    /// Whether two matrices have the same elements.
    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
    }
}

/// A matrix of four by four numbers. Unchecked: vectors are values.
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix, @unchecked Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>)
    {
        columns = (column0, column1, column2, column3)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// Whether two matrices have the same elements.
    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
            && left.columns.3 == right.columns.3
    }
}

/// A matrix of two by two numbers of the type `Float`.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix, by its short name.
public typealias float2x2 = Matrix2x2<Float>
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of three by three numbers of the type `Float`.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix, by its short name.
public typealias float3x3 = Matrix3x3<Float>
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of four by four numbers of the type `Float`.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix, by its short name.
public typealias float4x4 = Matrix4x4<Float>
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of two by two numbers of the type `Double`.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix, by its short name.
public typealias double2x2 = Matrix2x2<Double>
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A matrix of three by three numbers of the type `Double`.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix, by its short name.
public typealias double3x3 = Matrix3x3<Double>
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of four by four numbers of the type `Double`.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix, by its short name.
public typealias double4x4 = Matrix4x4<Double>
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
