// Says why a page stays empty. Written for old browsers, too: it is what is left where the others cannot be read.

(function () {
  function tell(text) {
    var line = document.getElementById("status");
    if (!line) return;
    line.textContent = text;
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
    if (isOld) tell("This browser is too old for this page. Use a current one.");
    else if (!("WebSocket" in window)) tell("This page needs WebSockets, which this browser has turned off.");
    else tell("This page could not be loaded completely. Load it again.");
  });
})();
