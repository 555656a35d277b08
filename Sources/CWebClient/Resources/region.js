// What the browser says of its user: languages, region, time zone.

let known;

/** See UserRegion. What a browser does not say is empty, or 0. */
export function region() {
  known ??= find();
  return known;
}

/** Calls back when the languages changed, or may have. The time zone is looked at when the page is. */
export function onRegion(mayDiffer) {
  const look = () => {
    known = undefined;
    mayDiffer();
  };
  addEventListener("languagechange", look);
  addEventListener("pageshow", look);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
}

function find() {
  const languages = [...(navigator.languages ?? [])];
  if (languages.length === 0 && navigator.language) languages.push(navigator.language);
  const system = Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  let options = system;
  let locale = languages[0] ?? system.locale;
  if (sameLanguage(locale, system.locale)) {
    // What the user has changed about the system is known for the language of the system only, and so is the region where
    // the list of languages names none.
    if (!new Intl.Locale(locale).region && new Intl.Locale(system.locale).region) {
      locale = system.locale;
      languages.unshift(locale);
    }
  } else {
    options = attempt(() => Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions()) ?? system;
  }
  return {
    languages, timeZone: system.timeZone ?? "", hourCycle: options.hourCycle ?? "", calendar: options.calendar ?? "",
    digits: options.numberingSystem ?? "", firstWeekday: firstWeekday(locale),
  };
}

function sameLanguage(first, second) {
  return attempt(() => new Intl.Locale(first).language === new Intl.Locale(second).language) ?? false;
}

/** 1 for Monday to 7 for Sunday. */
function firstWeekday(tag) {
  const locale = attempt(() => new Intl.Locale(tag).maximize());
  return locale?.getWeekInfo?.().firstDay ?? locale?.weekInfo?.firstDay ?? 0;
}

function attempt(body) {
  try {
    return body();
  } catch {
    return undefined;
  }
}
