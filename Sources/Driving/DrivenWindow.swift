import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleScenes

/// What a driven app's window is, as the settings and the keyboard have it.
struct DrivenWindow {
    var settings: DriverSettings
    var keyboardHeight: CGFloat
    var phase: ScenePhase
    let stores: DrivenStores

    /// The window's size and covered edges.
    ///
    /// Without a device the size is that of the window, and nothing is covered unless a known phone has it.
    private var display: (size: CGSize, insets: EdgeInsets) {
        let device = settings.device.flatMap { PreviewDevice(rawValue: $0).screen }
        var size = device?.size ?? CGSize(width: 393, height: 852)
        if let width = settings.width, let height = settings.height { size = CGSize(width: width, height: height) }
        let known = device.flatMap { $0.size == size ? $0 : nil } ?? PreviewDisplay(size: size)
        guard settings.orientation?.hasPrefix("landscape") == true, size.width < size.height else {
            return (size, known?.safeAreaInsets ?? EdgeInsets())
        }
        return (CGSize(width: size.height, height: size.width), known?.onItsSide.safeAreaInsets ?? EdgeInsets())
    }

    func apply(to configuration: inout HostConfiguration) {
        let (size, insets) = display
        configuration.size = size
        configuration.safeAreaInsets = insets
        if let scale = settings.scale { configuration.scale = scale }
        configuration.colorScheme = settings.appearance == "dark" ? .dark : .light
        configuration.scenePhase = phase
        configuration.textSize = settings.textSize.flatMap(Self.textSize)
        configuration.increasesContrast = settings.contrast == "increased"
        configuration.reducesMotion = settings.reducesMotion == true
        configuration.environment = { [self] values in
            stores.apply(to: &values)
            if let locale = settings.locale { apply(locale: locale, to: &values) }
            if let zone = settings.timeZone.flatMap({ TimeZone(identifier: $0) }) { values.timeZone = zone }
            values.safeAreaInsets.bottom = max(values.safeAreaInsets.bottom, keyboardHeight)
        }
    }

    private func apply(locale: String, to values: inout EnvironmentValues) {
        let user = UserRegion(
            languages: [locale.replacingOccurrences(of: "_", with: "-")], timeZone: settings.timeZone ?? "")
        let region = user.region(appLanguages: AppLanguages.all, usual: .usual)
        values.take(region, languages: user.languages)
    }

    /// A text size by its name; nil for none.
    static func textSize(_ name: String) -> DynamicTypeSize? {
        DynamicTypeSize.allCases.first { "\($0)" == name }
    }
}

extension DrivenApp {
    var window: DrivenWindow {
        DrivenWindow(settings: settings, keyboardHeight: keyboardHeight, phase: phase, stores: stores)
    }
}

extension DriverSettings {
    /// These, with what others say.
    func changed(by other: DriverSettings) -> DriverSettings {
        var result = self
        result.width = other.width ?? (other.device == nil ? width : nil)
        result.height = other.height ?? (other.device == nil ? height : nil)
        result.scale = other.scale ?? scale
        result.device = other.device ?? (other.width == nil ? device : nil)
        result.orientation = other.orientation ?? orientation
        result.appearance = other.appearance ?? appearance
        result.textSize = other.textSize ?? textSize
        result.locale = other.locale ?? locale
        result.timeZone = other.timeZone ?? timeZone
        result.contrast = other.contrast ?? contrast
        result.reducesMotion = other.reducesMotion ?? reducesMotion
        result.location = other.location ?? location
        result.dataFolder = other.dataFolder ?? dataFolder
        result.date = other.date ?? date
        result.preview = other.preview ?? preview
        result.showsKeyboard = other.showsKeyboard ?? showsKeyboard
        return result
    }

    /// Throws for what cannot be: a misspelled name would be taken for the usual.
    @MainActor
    func check() throws {
        func refuse(_ message: String) -> DriverError { DriverError(.badRequest, message) }
        for side in [width, height].compactMap(\.self) where !(1...8192).contains(side) {
            throw refuse("A window is 1 to 8192 points wide and high, and not \(side).")
        }
        if let scale, !(scale > 0 && scale <= 8) {
            throw refuse("The scale is above 0 and at most 8, and not \(scale).")
        }
        if let device, PreviewDevice(rawValue: device).screen == nil {
            throw refuse("No device \"\(device)\" is known. Pass a name as \"iPhone 15\", or width and height.")
        }
        if let textSize, DrivenWindow.textSize(textSize) == nil {
            throw refuse(
                "No text size is called \"\(textSize)\". There are: "
                    + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ") + ".")
        }
        if let location, location.place == nil, location.latitude != nil || location.longitude != nil {
            throw refuse("A location has a latitude of -90 to 90 degrees and a longitude of -180 to 180, or neither.")
        }
        if let timeZone, TimeZone(identifier: timeZone) == nil {
            throw refuse("No time zone is called \"\(timeZone)\".")
        }
        let choices: [(String, String?, [String])] = [
            ("appearance", appearance, ["light", "dark"]), ("contrast", contrast, ["standard", "increased"]),
            ("orientation", orientation, ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
        ]
        for (name, value, known) in choices {
            if let value, !known.contains(value) {
                throw refuse("\"\(value)\" is no \(name). There are: \(known.joined(separator: ", ")).")
            }
        }
    }
}

extension DriverLocation {
    /// Nil where the numbers name none.
    var place: DevicePlace? {
        guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        return DevicePlace(
            latitude: latitude, longitude: longitude, horizontalAccuracy: accuracy ?? 5, altitude: altitude ?? 0,
            verticalAccuracy: accuracy ?? 5, course: course, speed: speed)
    }
}
