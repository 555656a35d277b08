/// The engine's own view of a session: which nodes there are, and where.
///
/// Tests, drivers and audits look at it. Hosts do not: what they need is in frames and `HostSession`, as `ArchitectureTests` holds.
@MainActor
package struct SessionInspection {
    package let graph: ViewGraph

    package init(_ session: HostSession) { graph = session.graph }
}
