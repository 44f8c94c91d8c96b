/**
 * A pointer that nobody moves hovers over nothing while stories and browser tests run: Chromium without an interface has one
 * that rests in the upper left corner, over whatever is shown there. Events that tests make are not the browser's own.
 */
function ignore(event: Event): void {
  if (event.isTrusted) event.stopImmediatePropagation();
}

if ('__vitest_browser__' in globalThis)
  for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter']) addEventListener(name, ignore, true);
