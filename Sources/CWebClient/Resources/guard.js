// Says why a page stays empty. Written for old browsers, too: it is what is left where the others cannot be read.

(function () {
  var texts = {
    en: [
      "This browser is too old for this page. Use a current one.",
      "This page needs WebSockets, which this browser has turned off.",
      "This page could not be loaded completely. Load it again."
    ],
    de: [
      "Dieser Browser ist zu alt für diese Seite. Bitte einen aktuellen verwenden.",
      "Diese Seite braucht WebSockets, die in diesem Browser abgeschaltet sind.",
      "Diese Seite ließ sich nicht vollständig laden. Bitte neu laden."
    ],
    ja: [
      "このブラウザは古いため、このページを表示できません。新しいブラウザをお使いください。",
      "このページには WebSocket が必要ですが、このブラウザでは無効になっています。",
      "このページを完全に読み込めませんでした。もう一度読み込んでください。"
    ],
    ar: [
      "هذا المتصفح أقدم من أن يعرض هذه الصفحة. استخدم متصفحًا حديثًا.",
      "تحتاج هذه الصفحة إلى WebSocket، وهو معطّل في هذا المتصفح.",
      "تعذّر تحميل هذه الصفحة بالكامل. حمّلها مرة أخرى."
    ]
  };

  // The first of the visitor's languages that there is.
  function language() {
    var wanted = navigator.languages || [navigator.language || navigator.userLanguage || "en"];
    for (var index = 0; index < wanted.length; index++) {
      var code = String(wanted[index]).split("-")[0].toLowerCase();
      if (texts.hasOwnProperty(code)) return code;
    }
    return "en";
  }

  function tell(number) {
    var line = document.getElementById("status");
    if (!line) return;
    var code = language();
    line.textContent = texts[code][number];
    line.lang = code;
    line.dir = code === "ar" ? "rtl" : "ltr";
    line.hidden = false;
    line.removeAttribute("hidden");
  }

  // Modules are not read by browsers that do not know them, and not where they hold what a browser does not know.
  var isOld = !("noModule" in document.createElement("script"));
  window.addEventListener("error", function (event) {
    if (/SyntaxError/.test(event.message || "")) isOld = true;
  });

  // All scripts of the page have run by then, those that could.
  window.addEventListener("load", function () {
    if (window.riffle) return;
    if (isOld) tell(0);
    else if (!("WebSocket" in window)) tell(1);
    else tell(2);
  });
})();
