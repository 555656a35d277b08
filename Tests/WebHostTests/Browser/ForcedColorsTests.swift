import BrowserTesting
import RiffleChromiumDriver
import Foundation
import SwiftUI
import Testing
import RiffleWebHost

/// What a page shows to who has chosen the colors (`forced-colors: active`), in a real Chromium.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct ForcedColorsTests {
    private struct Controls: View {
        @State var name = ""
        @State var isOn = true

        var body: some View {
            VStack(spacing: 24) {
                Text("Plain").foregroundStyle(.orange).shadow(color: .red, radius: 4)
                Text("On paper").frame(width: 200, height: 120).background(.yellow.gradient).background(.mint)
                Button("Press") {}
                Button("Never") {}.disabled(true)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Text("Chosen").padding(12).onTapGesture {}.accessibilityAddTraits([.isButton, .isSelected])
                Link("Visit", destination: URL(string: "https://example.com")!)
                TextField("Name", text: $name)
                Toggle("Switch", isOn: $isOn)
                RoundedRectangle(cornerRadius: 20).fill(.pink).frame(width: 200, height: 100)
                Text("Barred").padding(30).background(.thinMaterial)
            }
            .padding()
            .background(LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom))
        }
    }

    /// What a text belongs to, and its color and its ground as a browser computes them: by the system's names that are asked
    /// for where they are that, since several names may stand for one color.
    private static func look(_ text: String, _ color: String, _ ground: String, _ test: ServedPage) async throws
        -> String?
    {
        try await test.page.evaluate(
            """
            (() => {
              const text = [...document.querySelectorAll("#layers .t")].find((one) => one.textContent === "\(text)");
              if (!text) return "not there";
              const probe = document.createElement("p");
              probe.style.cssText = "forced-color-adjust: none; color: \(color); background: \(ground)";
              document.body.append(probe);
              const [wanted, found] = [getComputedStyle(probe), getComputedStyle(text)];
              const name = (key, asked) => wanted[key] === found[key] ? asked : found[key];
              const look = `${name("color", "\(color)")} on ${name("backgroundColor", "\(ground)")}`;
              probe.remove();
              return `${text.dataset.belongs || "text"}: ${look}`;
            })()
            """
        ).string
    }

    @Test("Texts are in the system's colors, each in that of what it belongs to, and have its ground")
    func texts() async throws {
        try await ServedPage.with(view: Controls()) { test in
            let usual = try await Self.look("Plain", "CanvasText", "Canvas", test)
            #expect(usual?.hasPrefix("text: rgb") == true)
            try await Self.force(test)
            let wanted = [
                "Plain": ("text", "CanvasText", "Canvas"), "On paper": ("text", "CanvasText", "Canvas"),
                "Barred": ("text", "CanvasText", "Canvas"), "Never": ("disabled", "GrayText", "Canvas"),
                "Name": ("prompt", "GrayText", "Canvas"), "Visit": ("link", "LinkText", "Canvas"),
                "Chosen": ("chosen", "HighlightText", "Highlight"), "Press": ("button", "ButtonText", "ButtonFace"),
                "Prominent": ("accent", "HighlightText", "transparent"),
            ]
            for (text, (owner, color, ground)) in wanted.sorted(by: { $0.key < $1.key }) {
                let look = try await Self.look(text, color, ground, test)
                #expect(look == "\(owner): \(color) on \(ground)", "\(text)")
            }
        }
    }

    @Test("Grounds are the canvas, what stood out is highlighted, and nothing that is drawn has another color")
    func grounds() async throws {
        try await ServedPage.with(view: Controls()) { test in
            let before = try await Self.paints(test)
            #expect(before.contains { $0.hasPrefix("rgb") })
            try await Self.force(test)
            let forced = try await Self.paints(test)
            #expect(Set(forced).subtracting(["canvas", "canvastext", "highlight", "graytext", "none"]) == [])
            #expect(forced.contains("highlight") && forced.contains("canvas"))
            #expect(try await test.page.evaluate("document.querySelectorAll('.c > .b').length").int == 0)
            let filters = "[...document.querySelectorAll('.l')].filter((one) => one.style.filter !== '').length"
            #expect(try await test.page.evaluate(filters).int == 0)
            // Once nobody wants it any more, all is as it was.
            try await test.page.prefer()
            try await test.settle()
            let after = try await Self.paints(test)
            #expect(after == before)
            #expect(try await test.page.evaluate("document.querySelectorAll('.c > .b').length").int == 1)
        }
    }

    @Test("The ring around what has the keyboard is seen, and what nothing else tells from text has a frame")
    func frames() async throws {
        try await ServedPage.with(view: Controls()) { test in
            try await Self.force(test)
            let outline = { (label: String) in
                try await test.page.evaluate(
                    """
                    (() => {
                      const element = document.querySelector(`.e[aria-label="\(label)"]`);
                      const style = getComputedStyle(element);
                      return `${style.outlineStyle} ${style.outlineWidth}`;
                    })()
                    """
                ).string
            }
            #expect(try await outline("Press") == "solid 1px")
            #expect(try await outline("Prominent")?.hasPrefix("none") == true)
            try await test.page.key("Tab", code: 9)
            try await test.settle()
            #expect(try await outline("Press") == "solid 3px")
        }
    }

    private struct Samples: View {
        var body: some View {
            VStack(spacing: 30) {
                Button {
                } label: {
                    Circle().fill(.red).frame(width: 40, height: 40)
                }
                .accessibilityLabel("Red")
                Button {
                } label: {
                    Rectangle().fill(.green).frame(width: 40, height: 40)
                }
                .accessibilityLabel("Green")
                Button {
                } label: {
                    Image(systemName: "plus").padding(14).background(.blue)
                }
                .accessibilityLabel("Add")
                Circle().fill(.yellow).frame(width: 20, height: 20).accessibilityLabel("Yellow")
                Button {
                } label: {
                    Label("Faded", systemImage: "trash")
                }
                .disabled(true)
                .opacity(0.4)
                Text("Also faded").opacity(0.4)
            }
            .buttonStyle(.plain)
        }
    }

    @Test("Samples of colors keep them, and what is disabled is as faint as the user chose, its symbol included")
    func samples() async throws {
        try await ServedPage.with(view: Samples()) { test in
            try await Self.force(test)
            let ground = { (label: String) in
                try await test.page.evaluate(
                    """
                    (() => {
                      const { x, y, width, height } = document.querySelector(`.e[aria-label="\(label)"]`).getBoundingClientRect();
                      const shape = [...document.querySelectorAll("#layers .c > div, #layers .c > svg > path")].find((one) => {
                        const box = one.getBoundingClientRect();
                        return Math.abs(box.x - x) < 4 && Math.abs(box.y - y) < 4 && Math.abs(box.width - width) < 8;
                      });
                      const style = getComputedStyle(shape);
                      return shape.hasAttribute("data-sample") ? (shape.tagName === "path" ? style.fill : style.backgroundColor) : "forced";
                    })()
                    """
                ).string
            }
            #expect(try await ground("Red") == "rgb(255, 56, 60)")
            #expect(try await ground("Green") == "rgb(52, 199, 89)")
            #expect(try await ground("Yellow") == "rgb(255, 204, 0)")
            #expect(try await ground("Add") == "forced")
            let look = try await Self.look("Faded", "GrayText", "Canvas", test)
            #expect(look == "disabled: GrayText on Canvas")
            let opacity = { (text: String) in
                try await test.page.evaluate(
                    """
                    (() => {
                      let one = [...document.querySelectorAll("#layers .t")].find((one) => one.textContent === "\(text)");
                      let opacity = 1;
                      for (; one.id !== "layers"; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
                      return opacity;
                    })()
                    """
                ).number
            }
            #expect(try await opacity("Faded") == 1)
            #expect(try await opacity("Also faded") ?? 1 < 0.5)
            let isFaint = "document.querySelectorAll('[data-faint][stroke], [data-faint][fill]').length > 0"
            #expect(try await test.page.evaluate(isFaint).bool == true)
        }
    }

    private static func force(_ test: ServedPage) async throws {
        try await test.page.prefer(forcedColors: true)
        try await test.wait(until: "matchMedia('(forced-colors: active)').matches")
        try await test.settle()
    }

    /// The colors of all that is drawn but texts.
    private static func paints(_ test: ServedPage) async throws -> [String] {
        try await test.page.evaluate(
            """
            [...document.querySelectorAll("#layers .c > div, #layers .c > svg *")].flatMap((one) => one.style.backgroundColor
              || [one.getAttribute("fill"), one.getAttribute("stroke")]).filter(Boolean).map((one) => one.toLowerCase().replace(/url.*/, "url"))
            """
        ).array.compactMap(\.string)
    }
}
