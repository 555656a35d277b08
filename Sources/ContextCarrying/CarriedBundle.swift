import CRiffleCarriers
import CRiffleInterposition
import Foundation
import RiffleAssets

/// What the main bundle says of the app: Foundation on Linux looks for the Information Property List beside the program only,
/// where SwiftPM puts no file.
enum CarriedBundle {
    struct InformationGetter { let call: () -> [String: Any]? }
    struct ValueMethod { let call: (String) -> Any? }
    struct NameGetter { let call: () -> String? }

    static let information = CarriedMethod<InformationGetter>()
    static let localizedInformation = CarriedMethod<InformationGetter>()
    static let value = CarriedMethod<ValueMethod>()
    static let identifier = CarriedMethod<NameGetter>()

    static func install() {
        let bundle = "$s10Foundation6BundleC"
        information.carry(
            bundle + "14infoDictionarySDySSypGSgvg", in: Bundle.self, by: riffle_method_bundle_information())
        localizedInformation.carry(
            bundle + "23localizedInfoDictionarySDySSypGSgvg", in: Bundle.self,
            by: riffle_method_bundle_localized_information())
        value.carry(
            bundle + "6object20forInfoDictionaryKeyypSgSS_tF", in: Bundle.self, by: riffle_method_bundle_value())
        identifier.carry(bundle + "16bundleIdentifierSSSgvg", in: Bundle.self, by: riffle_method_bundle_identifier())
    }

    /// What the app says; nil for other bundles.
    static func values(of bundle: Bundle) -> [String: Any]? {
        bundle === Bundle.main ? AppInformation.current.values : nil
    }
}

extension Bundle {
    @_silgen_name("riffle_carried_bundle_information")
    final func carriedInformation() -> [String: Any]? {
        let known = CarriedBundle.information.method(of: self).call()
        guard let values = CarriedBundle.values(of: self) else { return known }
        return (known ?? [:]).merging(values) { $1 }
    }

    @_silgen_name("riffle_carried_bundle_localized_information")
    final func carriedLocalizedInformation() -> [String: Any]? {
        let known = CarriedBundle.localizedInformation.method(of: self).call()
        return known?.isEmpty == false ? known : carriedInformation()
    }

    @_silgen_name("riffle_carried_bundle_value")
    final func carriedValue(forInfoDictionaryKey key: String) -> Any? {
        CarriedBundle.value.method(of: self).call(key) ?? CarriedBundle.values(of: self)?[key]
    }

    @_silgen_name("riffle_carried_bundle_identifier")
    final func carriedIdentifier() -> String? {
        CarriedBundle.identifier.method(of: self).call()
            ?? CarriedBundle.values(of: self)?["CFBundleIdentifier"] as? String
    }
}
