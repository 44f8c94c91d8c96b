/**
 * Checks SVG text like a strict parser: tags are nested and closed, attributes are quoted and unique, and every reference
 * has a target in the same picture. Returns the first fault, or an empty string.
 */
export function faultOf(svg: string): string {
  const open: string[] = [];
  const ids = new Set<string>();
  const references: string[] = [];
  let covered = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/g)) {
    if (svg.slice(covered, match.index).trim() !== '') return `stray text before ${match[0]}`;
    covered = match.index + match[0].length;
    const [, closing, name = '', attributes = '', selfClosing] = match;
    if (closing) {
      const last = open.pop();
      if (last !== name) return `</${name}> closes <${last ?? ''}>`;
      continue;
    }
    const seen = new Set<string>();
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (seen.has(key)) return `two ${key} on <${name}>`;
      seen.add(key);
      if (/NaN|undefined|Infinity|\[object/.test(value)) return `${key}="${value.slice(0, 40)}" on <${name}>`;
      if (key === 'id') {
        if (ids.has(value)) return `two elements with id ${value}`;
        ids.add(value);
      }
      for (const [, target = ''] of value.matchAll(/(?:^|url\()#([\w-]+)\)?$/g)) {
        if (key === 'href' || value.startsWith('url(')) references.push(target);
      }
    }
    if (!selfClosing) open.push(name);
  }
  if (covered !== svg.length) return 'text after the last tag';
  if (open.length > 0) return `<${open.at(-1) ?? ''}> is never closed`;
  const missing = references.find((target) => !ids.has(target));
  return missing === undefined ? '' : `nothing has the id ${missing}`;
}

/** A picture without its ids, which depend on the seed, to compare drawings. */
export function bareDrawing(svg: string): string {
  return svg.replaceAll(/(id="|#)c[0-9a-zA-Z]+/g, '$1').replaceAll(/#(?=[)"])/g, '');
}
