import NIOCore
import NIOWebSocket

/// What a WebSocket is closed with, as RFC 6455, sections 5.5.1 and 7.4, and IANA's register of codes have it.
package struct CloseFrame: Hashable, Sendable {
    /// nil for none, which is allowed.
    package let code: UInt16?
    package let reason: String

    package init(_ code: WebSocketErrorCode, _ reason: String) {
        self.code = UInt16(webSocketErrorCode: code)
        self.reason = Self.shortened(reason)
    }

    private init(code: UInt16?) {
        self.code = code
        reason = ""
    }

    /// What a page's own close frame is answered with: its code, or what is wrong with it.
    ///
    /// - Returns: also whether the page will not come back: its tab was closed.
    package static func answer(to payload: ByteBuffer) -> (frame: CloseFrame, isFinal: Bool) {
        var payload = payload
        guard payload.readableBytes > 0 else { return (CloseFrame(code: nil), false) }
        guard let code: UInt16 = payload.readInteger(), mayBeSent(code) else {
            return (CloseFrame(.protocolError, "There is no such code."), false)
        }
        guard String(validating: payload.readableBytesView, as: UTF8.self) != nil else {
            return (CloseFrame(.dataInconsistentWithMessage, "The reason is no text."), false)
        }
        return (CloseFrame(code: code), code == 1000 || code == 1001)
    }

    /// Whether a code may stand in a frame. 1004 to 1006 and 1015 stand for what no frame says; below 3000 others mean
    /// nothing yet, and from 5000 on nothing ever.
    package static func mayBeSent(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }

    package var payload: ByteBuffer {
        var buffer = ByteBuffer()
        if let code {
            buffer.writeInteger(code)
            buffer.writeString(reason)
        }
        return buffer
    }

    /// A reason shares 125 bytes with the code, and ends with a whole character.
    private static func shortened(_ reason: String) -> String {
        var bytes = 0
        return String(
            reason.prefix {
                bytes += $0.utf8.count
                return bytes <= 123
            })
    }
}

extension WebSocketErrorCode {
    /// The server ends and another one starts in its place: the page comes back by itself.
    static let serviceRestart = WebSocketErrorCode.unknown(1012)
    /// Not a refusal for good: the page comes back by itself.
    static let tryAgainLater = WebSocketErrorCode.unknown(1013)
}

extension ClientMessageError {
    /// What a page is sent away with that said this.
    var closeCode: WebSocketErrorCode {
        switch self {
        case .truncated, .unknown, .invalid: .dataInconsistentWithMessage
        case .version, .order: .policyViolation
        }
    }
}
