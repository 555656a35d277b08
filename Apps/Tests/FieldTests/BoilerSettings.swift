import SwiftUI

// A settings form: everything a boiler can be told.

struct BoilerSettingsView: View {
    @AppStorage("boiler.name") private var name = "Cellar"
    @State private var isOn = true
    @State private var target = 21.0
    @State private var mode = Mode.comfort
    @State private var nightHours = 8
    @State private var awayFrom = Date.sample(10)
    @State private var awayUntil = Date.sample(17)
    @State private var isAway = false
    @State private var room: String? = "Kitchen"
    @State private var units = UnitChoice.celsius
    @State private var asksBeforeReset = false
    @State private var showsExpert = false
    @State private var limits = Limits()
    @Environment(\.colorScheme) private var colorScheme

    enum Mode: String, CaseIterable, Identifiable {
        case comfort, eco, holiday
        var id: String { rawValue }
    }

    enum UnitChoice: Int { case celsius, fahrenheit }

    struct Limits {
        var pressure = 1.5
        var flow = 60
        var antiFreeze = true
    }

    private let rooms = ["Kitchen", "Study", "Loft"]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack(spacing: 14) {
                        Image(systemName: "flame.fill")
                            .font(.title)
                            .foregroundStyle(.white)
                            .frame(width: 56, height: 56)
                            .background(isOn ? Color.orange.gradient : Color.gray.gradient, in: .rect(cornerRadius: 12))
                        VStack(alignment: .leading) {
                            TextField("Name", text: $name)
                                .font(.headline)
                            Text(isOn ? "Heating to \(target, specifier: "%.1f")°" : "Off")
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                    }
                    Toggle("Heating", isOn: $isOn.animation())
                        .tint(.orange)
                }

                if isOn {
                    Section("Temperature") {
                        Slider(value: $target, in: 15...25, step: 0.5) {
                            Text("Target")
                        } minimumValueLabel: {
                            Text("15")
                        } maximumValueLabel: {
                            Text("25")
                        }
                        Picker("Mode", selection: $mode) {
                            ForEach(Mode.allCases) { mode in
                                Text(mode.rawValue.capitalized).tag(mode)
                            }
                        }
                        .pickerStyle(.segmented)
                        Stepper("Night: \(nightHours) hours", value: $nightHours, in: 4...12)
                    }
                }

                Section {
                    Picker("Sensor", selection: $room) {
                        Text("None").tag(String?.none)
                        ForEach(rooms, id: \.self) { room in
                            Text(room).tag(Optional(room))
                        }
                    }
                    Picker(selection: $units) {
                        Text("Celsius").tag(UnitChoice.celsius)
                        Text("Fahrenheit").tag(UnitChoice.fahrenheit)
                    } label: {
                        Label("Units", systemImage: "thermometer.medium")
                    }
                    .pickerStyle(.menu)
                } header: {
                    Text("Sensors")
                } footer: {
                    Text("Without a sensor the boiler goes by the weather.")
                }

                Section("Away") {
                    Toggle(isOn: $isAway.animation(.default)) {
                        Label("Away mode", systemImage: "airplane")
                    }
                    if isAway {
                        DatePicker("From", selection: $awayFrom, displayedComponents: [.date])
                        DatePicker("Until", selection: $awayUntil, in: awayFrom..., displayedComponents: .date)
                    }
                }

                DisclosureGroup("Expert", isExpanded: $showsExpert) {
                    Stepper(value: $limits.pressure, in: 0.5...3, step: 0.1) {
                        LabeledContent(
                            "Pressure", value: limits.pressure, format: .number.precision(.fractionLength(1)))
                    }
                    LabeledContent {
                        Text("\(limits.flow) l/min")
                    } label: {
                        Text("Flow")
                    }
                    Toggle("Frost protection", isOn: $limits.antiFreeze)
                }

                NavigationLink("About") {
                    List {
                        LabeledContent("Model", value: "HB-12")
                        LabeledContent("Firmware", value: "4.1")
                        LabeledContent("Appearance", value: colorScheme == .dark ? "Dark" : "Light")
                    }
                    .navigationTitle("About")
                }

                Section {
                    Button("Reset all settings", role: .destructive) { asksBeforeReset = true }
                }
            }
            .navigationTitle("Boiler")
            .alert("Reset all settings?", isPresented: $asksBeforeReset) {
                Button("Reset", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("The name stays.")
            }
        }
    }

    private func reset() {
        withAnimation {
            isOn = true
            target = 21
            mode = .comfort
            nightHours = 8
            isAway = false
            room = "Kitchen"
            limits = Limits()
        }
    }
}

#Preview("Settings") { BoilerSettingsView() }
