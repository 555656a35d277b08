import RiffleHosting
import Testing

struct KeyboardHeightTests {
    @Test("a keyboard comes while a text is edited, may change its height, and goes")
    func keyboard() {
        var keyboard = KeyboardHeight()
        #expect(keyboard.take(bottom: 34, isEditing: false) == nil)
        #expect(keyboard.take(bottom: 34, isEditing: true) == nil)
        let shown = keyboard.take(bottom: 336, isEditing: true)
        #expect(shown?.old == 0 && shown?.new == 336)
        let taller = keyboard.take(bottom: 380, isEditing: true)
        #expect(taller?.old == 336 && taller?.new == 380)
        let hidden = keyboard.take(bottom: 34, isEditing: false)
        #expect(hidden?.old == 380 && hidden?.new == 0)
    }

    @Test("what covers the lower end without a text, or a little of it, is no keyboard")
    func others() {
        var keyboard = KeyboardHeight()
        #expect(keyboard.take(bottom: 300, isEditing: false) == nil)
        #expect(keyboard.take(bottom: 340, isEditing: true) == nil)
        #expect(keyboard.height == 0)
    }
}
