import SIMDStandIn
import Testing

@Suite("simd")
struct SIMDTests {
    @Test("vectors have lengths, products and directions")
    func vectors() {
        let x = simd_float3(1, 0, 0)
        let y = simd_float3(0, 2, 0)
        #expect(simd_cross(x, y) == simd_float3(0, 0, 2))
        #expect(dot(simd_double2(1, 2), simd_double2(3, 4)) == 11)
        #expect(simd_length(simd_float2(3, 4)) == 5)
        #expect(distance(x, y) == Float(5).squareRoot())
        #expect(normalize(y) == simd_float3(0, 1, 0))
        #expect(mix(x, y, t: 0.5) == simd_float3(0.5, 1, 0))
        #expect(simd_clamp(simd_float2(-1, 5), .zero, simd_float2(1, 1)) == simd_float2(0, 1))
        #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
        #expect(simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2))
    }

    @Test("matrices are multiplied by columns, transposed and inverted")
    func matrices() {
        let move = simd_float4x4(
            columns: (
                simd_float4(1, 0, 0, 0), simd_float4(0, 1, 0, 0), simd_float4(0, 0, 1, 0), simd_float4(4, 8, 2, 1)
            )
        )
        #expect(move * simd_float4(1, 1, 1, 1) == simd_float4(5, 9, 3, 1))
        #expect(move.inverse * simd_float4(5, 9, 3, 1) == simd_float4(1, 1, 1, 1))
        #expect(move.transpose.transpose == move)
        #expect(move[3, 1] == 8)

        let matrix = double3x3(rows: [double3(2, 0, 1), double3(1, 3, 2), double3(1, 1, 1)])
        #expect(abs(matrix.determinant - 0) < 1e-12)
        let other = simd_double2x2(columns: (double2(0, 1), double2(2, 0)))
        #expect(other.determinant == -2)
        #expect(simd_mul(other, other.inverse) == matrix_identity_double2x2)
        #expect(simd_double2x2(diagonal: double2(2, 3)) * double2(1, 1) == double2(2, 3))
        #expect(2 * matrix_identity_double2x2 - matrix_identity_double2x2 == matrix_identity_double2x2)
    }
}
