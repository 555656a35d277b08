// The first message of a connection, and what the server has to know of a page (Documentation/WebHost.md).

const protocolVersion = 4;

/** What a page says first. `key` names the session that the tab had; `isLoaded` says that the page was just loaded. */
export function writeHello(writer, traits, key, isLoaded) {
  writer.byte(1);
  writer.byte(protocolVersion);
  writeTraits(writer, traits);
  writer.text(key);
  writer.byte(isLoaded ? 1 : 0);
  writer.double(performance.now());
}

export function writeTraits(writer, traits) {
  const { width, height, scale, insets, isDark, reducesMotion, increasesContrast, isHidden, region, textScale } = traits;
  for (const value of [width, height, scale, ...insets]) writer.float(value);
  writer.byte((isDark ? 1 : 0) | (reducesMotion ? 2 : 0) | (increasesContrast ? 4 : 0) | (isHidden ? 8 : 0) | 16 | 32);
  writer.text(region.languages.join(","));
  for (const name of [region.timeZone, region.hourCycle, region.calendar, region.digits]) writer.text(name);
  writer.byte(region.firstWeekday);
  writer.float(textScale);
}
