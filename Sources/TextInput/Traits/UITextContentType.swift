/// What a text is, so that keyboards and password managers can suggest it.
///
/// The raw values are the names that HTML has for the same, where it has any.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is: name.
    public static let name = UITextContentType(rawValue: "name")
    /// The text is: name prefix.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// The text is: given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The text is: middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// The text is: family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The text is: name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// The text is: nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The text is: job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The text is: organization name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The text is: location.
    public static let location = UITextContentType(rawValue: "location")
    /// The text is: full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The text is: street address line 1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The text is: street address line 2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The text is: address city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The text is: address state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The text is: address city and state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The text is: sublocality.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The text is: country name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The text is: postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The text is: telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The text is: email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The text is: url.
    public static let URL = UITextContentType(rawValue: "url")
    /// The text is: credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The text is: username.
    public static let username = UITextContentType(rawValue: "username")
    /// The text is: password.
    public static let password = UITextContentType(rawValue: "password")
    /// The text is: new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// The text is: one time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The text is: shipment tracking number.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The text is: flight number.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The text is: date time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The text is: birthdate.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The text is: birthdate day.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The text is: birthdate month.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The text is: birthdate year.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The text is: credit card security code.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The text is: credit card name.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The text is: credit card given name.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The text is: credit card middle name.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    /// The text is: credit card family name.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The text is: credit card expiration.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The text is: credit card expiration month.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The text is: credit card expiration year.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The text is: credit card type.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The text is: cellular eid.
    public static let cellularEID = UITextContentType(rawValue: "eid")
    /// The text is: cellular imei.
    public static let cellularIMEI = UITextContentType(rawValue: "imei")
}
