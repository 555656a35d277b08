// On paper is the whole screen, on one page as large as the window.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Says how large the paper is: a page of another size would cut the screen, which is as large as it is. */
function fitPaper() {
  const [width, height] = [innerWidth, innerHeight].map((length) => Math.max(1, Math.round(length)));
  sheet.replaceSync(`
    @page { size: ${width}px ${height}px; margin: 0; }
    @media print {
      html, body { width: ${width}px; height: ${height}px; }
      #stage { width: ${width}px; height: ${height}px; right: auto; bottom: auto; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }`);
}

addEventListener("resize", fitPaper);
addEventListener("beforeprint", fitPaper);
fitPaper();
