/// A matrix of two by two numbers.
public struct simd_float2x2: SquareMatrix {
    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
        columns = (column0, column1)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD2<Float> {
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

/// A matrix, by its short name.
public typealias float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of three by three numbers.
public struct simd_float3x3: SquareMatrix {
    /// The columns of the matrix.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
        columns = (column0, column1, column2)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD3<Float> {
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

/// A matrix, by its short name.
public typealias float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of four by four numbers.
public struct simd_float4x4: SquareMatrix {
    /// The columns of the matrix.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>) {
        columns = (column0, column1, column2, column3)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD4<Float> {
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

/// A matrix, by its short name.
public typealias float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of two by two numbers.
public struct simd_double2x2: SquareMatrix {
    /// The columns of the matrix.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) {
        columns = (column0, column1)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD2<Double> {
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

/// A matrix, by its short name.
public typealias double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A matrix of three by three numbers.
public struct simd_double3x3: SquareMatrix {
    /// The columns of the matrix.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
        columns = (column0, column1, column2)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD3<Double> {
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

/// A matrix, by its short name.
public typealias double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of four by four numbers.
public struct simd_double4x4: SquareMatrix {
    /// The columns of the matrix.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>)
    {
        columns = (column0, column1, column2, column3)
    }

    /// A column by its index from 0.
    public subscript(column: Int) -> SIMD4<Double> {
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

/// A matrix, by its short name.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
