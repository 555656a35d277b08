/// The words of the library's own controls in some languages, by the English ones that they are written in.
///
/// They stand behind the app's own translations, and only for languages that the app has: an app in English keeps them.
enum SystemWords {
    static func translation(of key: String, language: String) -> String? {
        guard let column = columns[language], let row = words[key] else { return nil }
        return row[column]
    }

    private static let columns = ["de": 0, "ja": 1, "ar": 2]

    private static let words: [String: [String]] = [
        "AM or PM": ["Vormittag oder Nachmittag", "午前または午後", "صباحًا أو مساءً"],
        "Back": ["Zurück", "戻る", "رجوع"],
        "Blue": ["Blau", "青", "أزرق"],
        "Cancel": ["Abbrechen", "キャンセル", "إلغاء"],
        "Clear": ["Löschen", "消去", "مسح"],
        "Clear text": ["Text löschen", "テキストを消去", "مسح النص"],
        "Close": ["Schließen", "閉じる", "إغلاق"],
        "Colors": ["Farben", "カラー", "الألوان"],
        "Copy": ["Kopieren", "コピー", "نسخ"],
        "Cut": ["Ausschneiden", "カット", "قص"],
        "Date": ["Datum", "日付", "التاريخ"],
        "Day": ["Tag", "日", "اليوم"],
        "Delete": ["Löschen", "削除", "حذف"],
        "Dismiss": ["Schließen", "閉じる", "إغلاق"],
        "Dismiss sidebar": ["Seitenleiste schließen", "サイドバーを閉じる", "إغلاق الشريط الجانبي"],
        "Done": ["Fertig", "完了", "تم"],
        "Drag": ["Ziehen", "ドラッグ", "سحب"],
        "Drop": ["Ablegen", "ドロップ", "إفلات"],
        "Edit": ["Bearbeiten", "編集", "تحرير"],
        "Green": ["Grün", "緑", "أخضر"],
        "Hour": ["Stunde", "時", "الساعة"],
        "In progress": ["Läuft", "進行中", "قيد التقدم"],
        "Minute": ["Minute", "分", "الدقيقة"],
        "Month": ["Monat", "月", "الشهر"],
        "More": ["Mehr", "その他", "المزيد"],
        "Move Down": ["Nach unten bewegen", "下に移動", "تحريك لأسفل"],
        "Move Up": ["Nach oben bewegen", "上に移動", "تحريك لأعلى"],
        "Next Month": ["Nächster Monat", "次の月", "الشهر التالي"],
        "No Results": ["Keine Ergebnisse", "結果なし", "لا توجد نتائج"],
        "OK": ["OK", "OK", "موافق"],
        "Opacity": ["Deckkraft", "不透明度", "العتامة"],
        "Paste": ["Einsetzen", "ペースト", "لصق"],
        "Previous Month": ["Vorheriger Monat", "前の月", "الشهر السابق"],
        "Progress": ["Fortschritt", "進行状況", "التقدم"],
        "Red": ["Rot", "赤", "أحمر"],
        "Redo": ["Wiederholen", "やり直す", "إعادة"],
        "Refreshing": ["Wird aktualisiert", "更新中", "جارٍ التحديث"],
        "Rename": ["Umbenennen", "名称変更", "إعادة تسمية"],
        "Save to Files": ["In Dateien sichern", "ファイルに保存", "حفظ في الملفات"],
        "Search": ["Suchen", "検索", "بحث"],
        "Select All": ["Alles auswählen", "すべてを選択", "تحديد الكل"],
        "Share…": ["Teilen …", "共有…", "مشاركة…"],
        "Sheet Grabber": ["Blatt-Griff", "シートのグラバー", "مقبض الورقة"],
        "Show Menu": ["Menü anzeigen", "メニューを表示", "إظهار القائمة"],
        "Shows the days.": ["Zeigt die Tage.", "日を表示します。", "يُظهر الأيام."],
        "Shows wheels for the month and the year.": [
            "Zeigt Räder für Monat und Jahr.", "月と年のホイールを表示します。", "يُظهر عجلتي الشهر والسنة.",
        ],
        "Time": ["Uhrzeit", "時刻", "الوقت"],
        "Toggle sidebar": ["Seitenleiste ein-/ausblenden", "サイドバーの表示を切り替え", "إظهار الشريط الجانبي أو إخفاؤه"],
        "Undo": ["Widerrufen", "取り消す", "تراجع"],
        "Year": ["Jahr", "年", "السنة"],
    ]
}
