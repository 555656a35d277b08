/// A view that stands for another value and evaluates that value's body: the dynamic properties of its fields count.
package protocol ForwardsDynamicProperties {}
