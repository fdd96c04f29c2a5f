import PortableUIKit

/// Receives the bytes of one image, and cancels the transfer when it exceeds the limit.
final class ImageDataReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let maximumByteCount: Int
    /// Called once, on the delegate queue of the session.
    private let completion: @Sendable (Result<Data, ImageLoadingError>) -> Void

    // Only accessed on the session's serial delegate queue.
    private var data = Data()
    private var error: ImageLoadingError?

    init(maximumByteCount: Int, completion: @escaping @Sendable (Result<Data, ImageLoadingError>) -> Void) {
        self.maximumByteCount = maximumByteCount
        self.completion = completion
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse, !(200...299).contains(response.statusCode) {
            error = .status(response.statusCode)
        } else if response.expectedContentLength > Int64(maximumByteCount) {
            error = .tooLarge(maximumByteCount: maximumByteCount)
        }
        completionHandler(error == nil ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard error == nil else { return }
        guard self.data.count + data.count <= maximumByteCount else {
            error = .tooLarge(maximumByteCount: maximumByteCount)
            dataTask.cancel()
            return
        }
        self.data.append(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let known = self.error {
            completion(.failure(known))
        } else if let error {
            completion(.failure(.failed(error.localizedDescription)))
        } else {
            completion(.success(data))
        }
        session.finishTasksAndInvalidate()
    }
}
