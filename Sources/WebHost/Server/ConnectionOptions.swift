import NIOCore

#if canImport(Glibc)
    import Glibc
#endif

/// How the system is to treat a connection.
enum ConnectionOptions {
    /// Called on the channel's loop.
    static func set(on channel: any Channel) throws {
        guard let options = channel.syncOptions else { return }
        try options.setOption(.tcpOption(.tcp_nodelay), value: 1)
        try options.setOption(.socketOption(.so_keepalive), value: 1)
        try options.setOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: WebLimits.unsentBytes))
        try options.setOption(.maxMessagesPerRead, value: 1)
        try options.setOption(
            .recvAllocator,
            value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: WebLimits.readBytes))
        try options.setOption(unsentLimit, value: WebLimits.unsentSystemBytes)
    }

    /// How much the system takes of a connection ahead of what it can send. Linux has it for every connection; where it is
    /// missing nothing is set.
    private static var unsentLimit: ChannelOptions.Types.SocketOption {
        #if canImport(Glibc)
            .init(level: .tcp, name: .init(rawValue: TCP_NOTSENT_LOWAT))
        #else
            .socketOption(.so_keepalive)
        #endif
    }
}
