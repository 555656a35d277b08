// What the page itself says, in the languages of the person in front of it. What the app says is the server's.

const german = {
  "The server shows # pages already.": "Der Server zeigt schon # Seiten.",
  "Your address has # pages open already.": "Von Ihrer Adresse sind schon # Seiten geöffnet.",
  "Reconnecting…": "Verbindung wird wiederhergestellt …",
  "The app failed at this page twice, and was started anew": "Die App ist an dieser Seite zweimal gescheitert und wurde neu gestartet",
  "The app was started anew, and could not keep everything:": "Die App wurde neu gestartet und konnte nicht alles behalten:",
  "The app began anew, as it could not find what it showed here": "Die App hat neu begonnen, da nicht mehr bekannt ist, was sie hier zeigte",
  "What you did while there was no connection is lost": "Was Sie ohne Verbindung getan haben, ist verloren",
  "This page begins anew: where you were could not be kept": "Diese Seite beginnt neu: Wo Sie waren, ließ sich nicht behalten",
  "This page needs WebSockets. The server answers, but something on the way to it, such as a proxy, lets none through.":
    "Diese Seite braucht WebSockets. Der Server antwortet, aber etwas auf dem Weg zu ihm, etwa ein Proxy, lässt keine durch.",
  "This page tries again by itself.": "Diese Seite versucht es von selbst wieder.",
  "Copied": "Kopiert",
  "Not copied": "Nicht kopiert",
  "What you had typed": "Was Sie geschrieben hatten",
  "Copy": "Kopieren",
  "Close": "Schließen",
  "Select it by hand": "Bitte von Hand auswählen",
  "Too large to be sent": "Zu groß zum Senden",
  "Too much to be pasted": "Zu viel zum Einfügen",
  "A file could not be read": "Eine Datei ließ sich nicht lesen",
  "What you changed could not be saved: there is no room for it": "Was Sie geändert haben, ließ sich nicht speichern: Es ist kein Platz dafür",
  "This page needed more memory than the server has for one, and began anew": "Diese Seite brauchte mehr Speicher, als der Server für eine hat, und hat neu begonnen",
  "Your pages needed more memory than the server has for you, and this one began anew": "Ihre Seiten brauchten mehr Speicher, als der Server für Sie hat, und diese hat neu begonnen",
  "The server ran out of memory, and this page began anew": "Dem Server ging der Speicher aus, und diese Seite hat neu begonnen",
  "The server has no room for another visitor.": "Der Server hat keinen Platz für weitere Besucher.",
  "The server has no memory for another page.": "Der Server hat keinen Speicher für eine weitere Seite.",
  "There is no app at this address any more.": "Unter dieser Adresse ist keine App mehr.",
};

const japanese = {
  "The server shows # pages already.": "サーバーはすでに # ページを表示しています。",
  "Your address has # pages open already.": "お使いのアドレスではすでに # ページが開かれています。",
  "Reconnecting…": "再接続しています…",
  "The app failed at this page twice, and was started anew": "このページでアプリが二度停止したため、最初からやり直しました",
  "The app was started anew, and could not keep everything:": "アプリが再起動し、一部を保持できませんでした：",
  "The app began anew, as it could not find what it showed here": "以前の画面が見つからないため、アプリを最初から開きました",
  "What you did while there was no connection is lost": "接続が切れている間の操作は失われました",
  "This page begins anew: where you were could not be kept": "元の位置を保持できなかったため、最初から表示します",
  "This page needs WebSockets. The server answers, but something on the way to it, such as a proxy, lets none through.":
    "このページには WebSocket が必要です。サーバーは応答していますが、プロキシなど途中の何かが通信を通していません。",
  "This page tries again by itself.": "このページは自動的に再試行します。",
  "Copied": "コピーしました",
  "Not copied": "コピーできませんでした",
  "What you had typed": "入力していた内容",
  "Copy": "コピー",
  "Close": "閉じる",
  "Select it by hand": "手動で選択してください",
  "Too large to be sent": "大きすぎて送信できません",
  "Too much to be pasted": "多すぎてペーストできません",
  "A file could not be read": "ファイルを読み込めませんでした",
  "What you changed could not be saved: there is no room for it": "変更を保存できませんでした。空き容量がありません",
  "This page needed more memory than the server has for one, and began anew": "このページはサーバーの 1 ページあたりの上限を超えるメモリを必要としたため、最初から開きました",
  "Your pages needed more memory than the server has for you, and this one began anew": "お使いのページがサーバーの上限を超えるメモリを必要としたため、このページを最初から開きました",
  "The server ran out of memory, and this page began anew": "サーバーのメモリが不足したため、このページを最初から開きました",
  "The server has no room for another visitor.": "サーバーには、これ以上の訪問者を受け入れる余裕がありません。",
  "The server has no memory for another page.": "サーバーには、これ以上ページを開くためのメモリがありません。",
  "There is no app at this address any more.": "このアドレスにはアプリがなくなりました。",
};

const arabic = {
  "The server shows # pages already.": "يعرض الخادم # صفحة بالفعل.",
  "Your address has # pages open already.": "لدى عنوانك # صفحة مفتوحة بالفعل.",
  "Reconnecting…": "جارٍ إعادة الاتصال…",
  "The app failed at this page twice, and was started anew": "تعطل التطبيق في هذه الصفحة مرتين فأُعيد تشغيله من البداية",
  "The app was started anew, and could not keep everything:": "أُعيد تشغيل التطبيق ولم يتمكن من الاحتفاظ بكل شيء:",
  "The app began anew, as it could not find what it showed here": "بدأ التطبيق من جديد لأنه لم يعثر على ما كان معروضًا هنا",
  "What you did while there was no connection is lost": "فُقد ما فعلته أثناء انقطاع الاتصال",
  "This page begins anew: where you were could not be kept": "تبدأ هذه الصفحة من جديد: تعذّر الاحتفاظ بموضعك",
  "This page needs WebSockets. The server answers, but something on the way to it, such as a proxy, lets none through.":
    "تحتاج هذه الصفحة إلى WebSocket. الخادم يستجيب، لكن شيئًا في الطريق إليه، مثل وكيل، لا يسمح بمروره.",
  "This page tries again by itself.": "ستعيد هذه الصفحة المحاولة من تلقاء نفسها.",
  "Copied": "تم النسخ",
  "Not copied": "لم يتم النسخ",
  "What you had typed": "ما كنت قد كتبته",
  "Copy": "نسخ",
  "Close": "إغلاق",
  "Select it by hand": "حدّده يدويًا",
  "Too large to be sent": "أكبر من أن يُرسل",
  "Too much to be pasted": "أكثر من أن يُلصق",
  "A file could not be read": "تعذّرت قراءة ملف",
  "What you changed could not be saved: there is no room for it": "تعذّر حفظ ما غيّرته: لا توجد مساحة له",
  "This page needed more memory than the server has for one, and began anew": "احتاجت هذه الصفحة إلى ذاكرة أكثر مما يخصصه الخادم لصفحة واحدة، فبدأت من جديد",
  "Your pages needed more memory than the server has for you, and this one began anew": "احتاجت صفحاتك إلى ذاكرة أكثر مما يخصصه الخادم لك، فبدأت هذه الصفحة من جديد",
  "The server ran out of memory, and this page began anew": "نفدت ذاكرة الخادم، فبدأت هذه الصفحة من جديد",
  "The server has no room for another visitor.": "ليس لدى الخادم مكان لزائر آخر.",
  "The server has no memory for another page.": "ليس لدى الخادم ذاكرة لصفحة أخرى.",
  "There is no app at this address any more.": "لم يعد هناك تطبيق في هذا العنوان.",
};

const tables = { en: {}, de: german, ja: japanese, ar: arabic };

/** A text of the page, in the first of the person's languages that there is. */
export function word(text) {
  const known = (navigator.languages ?? [navigator.language]).map((each) => each.split("-")[0]).find((each) => each in tables);
  return tables[known]?.[text] ?? text;
}
