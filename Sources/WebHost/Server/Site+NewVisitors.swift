extension Site {
    /// The answer to somebody new whose address has had many new visitors lately; nil for everybody else.
    func refusalOfNewVisitor(_ request: PageRequest) -> Reply? {
        guard request.user == nil, person.person(in: request.head) == nil,
            let seconds = newVisitors?.come(from: proxies.client(of: request))
        else { return nil }
        status?.counts.refused(.newVisitors)
        var reply = RefusalPage.reply(
            RequestPolicy.Refusal(.tooManyRequests, .manyVisitors(seconds: seconds)), to: request.head)
        reply.headers.append(("retry-after", "\(seconds)"))
        return reply
    }
}
