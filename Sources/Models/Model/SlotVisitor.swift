/// Sees the slots of a model, whatever their types.
///
/// `@Model` calls `visit` with each slot. What most slots hold has an overload, so that readers and writers of rows need
/// not ask for each value of what type it is.
open class _SlotVisitor {
    /// Sees one slot of any type, and may replace it.
    open func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {}

    /// Sees one slot of any type.
    public final func visit<Value>(_ slot: inout _Slot<Value>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<String>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Int>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Double>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Bool>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Date>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<String?>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Int?>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Double?>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Bool?>, _ index: Int) { _visitAny(&slot, index) }

    /// Sees one slot.
    open func visit(_ slot: inout _Slot<Date?>, _ index: Int) { _visitAny(&slot, index) }
}
