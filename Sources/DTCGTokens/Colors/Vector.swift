/// Three components of a color while it is converted.
struct Vector: Hashable, Sendable {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    func map(_ transform: (Double) -> Double) -> Vector {
        Vector(transform(x), transform(y), transform(z))
    }

    var array: [Double] { [x, y, z] }
}

/// A linear map of three components.
struct Matrix: Hashable, Sendable {
    let rows: [Vector]

    init(_ first: Vector, _ second: Vector, _ third: Vector) {
        rows = [first, second, third]
    }

    static func * (matrix: Matrix, vector: Vector) -> Vector {
        func dot(_ row: Vector) -> Double { row.x * vector.x + row.y * vector.y + row.z * vector.z }
        return Vector(dot(matrix.rows[0]), dot(matrix.rows[1]), dot(matrix.rows[2]))
    }

    /// The map back, by cofactors.
    var inverse: Matrix {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let cofactors = [
            [b.y * c.z - b.z * c.y, b.z * c.x - b.x * c.z, b.x * c.y - b.y * c.x],
            [a.z * c.y - a.y * c.z, a.x * c.z - a.z * c.x, a.y * c.x - a.x * c.y],
            [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x],
        ]
        let determinant = a.x * cofactors[0][0] + a.y * cofactors[0][1] + a.z * cofactors[0][2]
        func row(_ index: Int) -> Vector {
            Vector(cofactors[0][index], cofactors[1][index], cofactors[2][index]).map { $0 / determinant }
        }
        return Matrix(row(0), row(1), row(2))
    }
}
