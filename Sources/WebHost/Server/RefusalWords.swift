/// What a refusal says, in one of its languages.
struct RefusalWords {
    let language: RefusalLanguage

    /// What the browser calls the page.
    var title: String { of(Self.titles) }
    /// The page's heading.
    var heading: String { of(Self.headings) }
    /// What opens the page with a token.
    var open: String { of(Self.opens) }
    /// What the field for a token is called.
    var token: String { of(Self.tokens) }

    /// What a page says whose scripts do not run.
    var scriptless: String { of(Self.scriptless) }

    /// Why, and what to do.
    func reason(_ cause: RefusalCause) -> String {
        switch cause {
        case .noHost: of(Self.noHost)
        case .noToken: of(Self.noToken)
        case .manyOrigins: of(Self.manyOrigins)
        case .otherOrigin(let origin, let host): of(Self.otherOrigin, origin, host)
        case .otherMachine: of(Self.otherMachine, "http://127.0.0.1", "--site")
        case .manyVisitors(let seconds): of(Self.manyVisitors, "\(seconds)")
        case .otherHost(let host, let sites): of(Self.otherHost, sites.joined(separator: ", "), host)
        }
    }

    /// A text with values in the places of `%1` and `%2`.
    private func of(_ texts: [RefusalLanguage: String], _ values: String...) -> String {
        var rest = Substring(texts[language] ?? texts[.english] ?? "")
        var text = ""
        // One pass, so that a value that looks like a place is not taken for one.
        while let place = rest.firstIndex(of: "%") {
            text += rest[..<place]
            let number = rest[place...].dropFirst().first?.wholeNumberValue ?? 0
            text += values.indices.contains(number - 1) ? isolated(values[number - 1]) : "%"
            rest = rest[place...].dropFirst(2)
        }
        return text + rest
    }

    /// Addresses run from left to right, whatever is around them.
    private func isolated(_ value: String) -> String {
        language.direction == "rtl" ? "\u{2066}\(value)\u{2069}" : value
    }
}

// MARK: Texts

extension RefusalWords {
    fileprivate static let titles: [RefusalLanguage: String] = [
        .english: "Not shown here", .german: "Hier nicht zu sehen", .japanese: "表示できません", .arabic: "غير متاح هنا",
    ]
    fileprivate static let headings: [RefusalLanguage: String] = [
        .english: "This page is not shown here", .german: "Diese Seite ist hier nicht zu sehen",
        .japanese: "このページはここでは表示できません", .arabic: "لا تُعرض هذه الصفحة هنا",
    ]
    fileprivate static let opens: [RefusalLanguage: String] = [
        .english: "Open", .german: "Öffnen", .japanese: "開く", .arabic: "فتح",
    ]
    fileprivate static let tokens: [RefusalLanguage: String] = [
        .english: "Token", .german: "Token", .japanese: "トークン", .arabic: "الرمز",
    ]
    fileprivate static let scriptless: [RefusalLanguage: String] = [
        .english:
            "This page shows a program that runs on a server. It needs JavaScript: allow it for this site, and load the "
            + "page again.",
        .german:
            "Diese Seite zeigt ein Programm, das auf einem Server läuft. Sie braucht JavaScript: Bitte für diese Website "
            + "erlauben und neu laden.",
        .japanese:
            "このページはサーバーで動作するプログラムを表示します。JavaScript が必要です。このサイトで許可して、もう一度読み込んでください。",
        .arabic:
            "تعرض هذه الصفحة برنامجًا يعمل على خادم، وهي تحتاج إلى JavaScript. اسمح به لهذا الموقع ثم حمّل الصفحة مرة أخرى.",
    ]
    fileprivate static let noHost: [RefusalLanguage: String] = [
        .english: "A request names one host.", .german: "Eine Anfrage nennt genau einen Host.",
        .japanese: "リクエストにはホストを 1 つだけ指定する必要があります。", .arabic: "يجب أن يذكر الطلب مضيفًا واحدًا فقط.",
    ]
    fileprivate static let manyOrigins: [RefusalLanguage: String] = [
        .english: "A request has one origin.", .german: "Eine Anfrage hat genau einen Ursprung.",
        .japanese: "リクエストのオリジンは 1 つでなければなりません。", .arabic: "يجب أن يكون للطلب مصدر واحد فقط.",
    ]
    fileprivate static let noToken: [RefusalLanguage: String] = [
        .english: "This server asks for the token that it printed when it started.",
        .german: "Dieser Server verlangt das Token, das er beim Start ausgegeben hat.",
        .japanese: "このサーバーには、起動時に表示されたトークンが必要です。",
        .arabic: "يطلب هذا الخادم الرمز الذي عرضه عند بدء تشغيله.",
    ]
    fileprivate static let manyVisitors: [RefusalLanguage: String] = [
        .english:
            "Many new visitors have come from your address lately, or your browser keeps no cookies. Open the page again "
            + "in %1 s.",
        .german:
            "Von Ihrer Adresse sind in letzter Zeit viele neue Besucher gekommen, oder Ihr Browser behält keine Cookies. "
            + "Öffnen Sie die Seite in %1 s noch einmal.",
        .japanese: "お使いのアドレスから最近多くの新しい訪問者があったか、ブラウザが Cookie を保存していません。%1 秒後にもう一度開いてください。",
        .arabic:
            "أتى مؤخرًا عدد كبير من الزوار الجدد من عنوانك، أو أن متصفحك لا يحتفظ بملفات الارتباط. "
            + "افتح الصفحة مجددًا بعد %1 ثانية.",
    ]
    fileprivate static let otherMachine: [RefusalLanguage: String] = [
        .english:
            "This server is for this machine only. Open it as %1, or start it with %2 and the address that visitors "
            + "know.",
        .german:
            "Dieser Server ist nur für diesen Rechner da. Öffnen Sie ihn als %1, oder starten Sie ihn mit %2 und der "
            + "Adresse, die Besucher kennen.",
        .japanese: "このサーバーはこのコンピュータ専用です。%1 を開くか、訪問者が使うアドレスを %2 に指定して起動してください。",
        .arabic: "هذا الخادم مخصص لهذا الجهاز فقط. افتحه بالعنوان %1، أو شغّله بالخيار %2 مع العنوان الذي يعرفه الزوار.",
    ]
    fileprivate static let otherHost: [RefusalLanguage: String] = [
        .english:
            "This server is %1, and was asked for %2. Open it by its own address; if a proxy is between, have it pass "
            + "the visitor's host on.",
        .german:
            "Dieser Server ist %1 und wurde als %2 angesprochen. Öffnen Sie ihn unter seiner eigenen Adresse; ist ein "
            + "Proxy dazwischen, soll er den Host des Besuchers weitergeben.",
        .japanese:
            "このサーバーは %1 ですが、%2 として要求されました。サーバー自身のアドレスで開いてください。プロキシを経由する場合は、"
            + "訪問者のホスト名をそのまま渡すように設定してください。",
        .arabic:
            "هذا الخادم هو %1، وقد طُلب باسم %2. افتحه بعنوانه الخاص، وإذا كان بينكما وكيل فاجعله يمرّر اسم المضيف الذي "
            + "طلبه الزائر.",
    ]
    fileprivate static let otherOrigin: [RefusalLanguage: String] = [
        .english:
            "Pages of %1 may not use this server, which was asked for %2. If they are its own, start it with --site "
            + "%1, or have the proxy pass the visitor's host on.",
        .german:
            "Seiten von %1 dürfen diesen Server nicht benutzen, der als %2 angesprochen wurde. Sind es seine eigenen, "
            + "starten Sie ihn mit --site %1, oder lassen Sie den Proxy den Host des Besuchers weitergeben.",
        .japanese:
            "%1 のページは、%2 として要求されたこのサーバーを利用できません。このサーバー自身のページであれば、--site %1 を付けて起動するか、"
            + "プロキシが訪問者のホスト名をそのまま渡すように設定してください。",
        .arabic:
            "لا يُسمح لصفحات %1 باستخدام هذا الخادم الذي طُلب باسم %2. إذا كانت صفحاته فشغّله بالخيار \u{2066}--site\u{2069} %1، "
            + "أو اجعل الوكيل يمرّر اسم المضيف الذي طلبه الزائر.",
    ]
}
