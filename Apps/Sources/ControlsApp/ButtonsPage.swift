import SwiftUI

/// Buttons in all styles, sizes and roles.
struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        Form {
            Section("Styles") {
                LabeledContent("Plain") { Button("Press") { count += 1 }.buttonStyle(.plain) }
                LabeledContent("Borderless") { Button("Press") { count += 1 }.buttonStyle(.borderless) }
                LabeledContent("Bordered") { Button("Press") { count += 1 }.buttonStyle(.bordered) }
                LabeledContent("Prominent") { Button("Press") { count += 1 }.buttonStyle(.borderedProminent) }
            }
            Section("Sizes") {
                HStack {
                    Button("Mini") { count += 1 }.controlSize(.mini)
                    Button("Small") { count += 1 }.controlSize(.small)
                    Button("Regular") { count += 1 }
                }
                .buttonStyle(.bordered)
                Button("Large") { count += 1 }
                    .controlSize(.large)
                    .buttonStyle(.borderedProminent)
            }
            Section("Roles and states") {
                Button("Delete", role: .destructive) { count += 1 }
                Button("Disabled") { count += 1 }.disabled(true)
                Button("With a symbol", systemImage: "paperplane") { count += 1 }
            }
            Section {
                LabeledContent("Pressed", value: count, format: .number)
            }
        }
    }
}

/// Toggles in all styles.
struct TogglesPage: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        Form {
            Section("Switches") {
                Toggle("On", isOn: $isOn)
                Toggle("Off", isOn: $isOff)
                Toggle("Tinted", isOn: $isOn).tint(.orange)
                Toggle("With a symbol", systemImage: "wifi", isOn: $isOn)
                Toggle("Disabled", isOn: $isOn).disabled(true)
            }
            Section("Buttons") {
                HStack {
                    Toggle("Bold", systemImage: "bold", isOn: $isOn)
                    Toggle("Italic", systemImage: "italic", isOn: $isOff)
                }
                .toggleStyle(.button)
            }
        }
    }
}

/// Sliders, steppers, progress and gauges.
struct ValuesPage: View {
    @State private var level = 0.4
    @State private var count = 3

    var body: some View {
        Form {
            Section("Sliders") {
                Slider(value: $level).accessibilityLabel("Level")
                Slider(value: $level, in: 0...1, step: 0.1) {
                    Text("Level")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                .tint(.pink)
            }
            Section("Steppers") {
                Stepper("Count: \(count)", value: $count, in: 0...10)
            }
            Section("Progress") {
                ProgressView("Loading", value: level)
                ProgressView()
            }
            Section("Gauges") {
                Gauge(value: level) {
                    Text("Level")
                } currentValueLabel: {
                    Text(level, format: .percent.precision(.fractionLength(0)))
                }
                HStack(spacing: 24) {
                    Gauge(value: level) {
                        Text("°C")
                    } currentValueLabel: {
                        Text("\(Int(level * 40))")
                    }
                    .gaugeStyle(.accessoryCircular)
                    Gauge(value: level) {
                        Text("%")
                    } currentValueLabel: {
                        Text("\(Int(level * 100))")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(.green)
                }
            }
        }
    }
}
