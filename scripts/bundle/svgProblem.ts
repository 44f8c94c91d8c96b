/** Elements that run code or show other documents; an image has no use for them. */
const forbidden = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);

/** Content that is no tag: comments, sections of plain text, the declaration, a type of document without entities. */
const passive = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>/gi;
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/g;
const tag = /<(\/?)([a-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/giy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** Resolves the references to characters of an attribute, in which a word could be hidden. */
const decode = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(
      /&(amp|lt|gt|quot|apos);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    );

/** Whether CSS refers to something outside the file. */
function leavesBy(css: string): boolean {
  const urls = [...css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].map(([, url = '']) => url.trim());
  return /@import|\\/i.test(css) || urls.some((url) => !url.startsWith('#'));
}

const isInside = (url: string): boolean => /^\s*#/.test(url) || /^\s*data:image\/(?:png|jpeg|webp|gif);/i.test(url);

function attributeProblem(element: string, key: string, value: string): string | undefined {
  const name = key.toLowerCase();
  if (name.startsWith('on')) return `has ${key} in <${element}>, which runs code: take it out`;
  if (/(?:^|:)href$|^src$/.test(name) && !isInside(value))
    return `refers to ${JSON.stringify(value.slice(0, 60))} outside the file: put it into the drawing, or take it out`;
  if (leavesBy(name === 'style' ? value : /url\(/i.test(value) ? value : ''))
    return `has ${key} in <${element}> with a reference outside the file: take it out`;
  if (name === 'attributename' && /^\s*(?:on|(?:xlink:)?href)/i.test(value))
    return `changes ${value} while it is shown: take <${element}> out`;
  return undefined;
}

/** Says what is wrong with an SVG that browsers show as an image, after its path; undefined for a good one. */
export function svgProblem(text: string): string | undefined {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return 'declares entities of its own: save it as plain SVG';
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll(passive, '')
    .replaceAll(cdata, (_, inside: string) => inside.replaceAll('<', '&lt;'))
    .trim();
  const open: string[] = [];
  let at = 0;
  let root: string | undefined;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    const between = source.slice(at, next === -1 ? undefined : next);
    if (open.at(-1)?.toLowerCase() === 'style' && leavesBy(decode(between)))
      return 'has a <style> that refers to something outside the file: take @import and url() out';
    if (open.length === 0 && between.trim() !== '') return 'is not whole: there is text outside of <svg>';
    if (next === -1) break;
    tag.lastIndex = next;
    const [found, closes = '', name = '', attributes = '', alone = ''] = tag.exec(source) ?? [];
    if (found === undefined) return `is not whole near ${JSON.stringify(source.slice(next, next + 30))}: save it again`;
    at = next + found.length;
    if (closes !== '') {
      if (open.pop() !== name) return `is not whole: </${name}> closes nothing`;
      continue;
    }
    if (open.length === 0 && root !== undefined) return 'is not whole: there is something after </svg>';
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (forbidden.has(local)) return `has <${name}>, which a picture may not have: take it out`;
    const pairs = [...attributes.matchAll(attribute)].map(([, key = '', a, b]) => [key, decode(a ?? b ?? '')] as const);
    for (const [key, value] of pairs) {
      const problem = attributeProblem(name, key, value);
      if (problem !== undefined) return problem;
    }
    if (open.length === 0) {
      root = name;
      if (!pairs.some(([key, value]) => key === 'xmlns' && value === 'http://www.w3.org/2000/svg'))
        return 'lacks xmlns="http://www.w3.org/2000/svg", so browsers do not show it: save it again as SVG';
    }
    if (alone === '') open.push(name);
  }
  if (root === undefined) return 'has no <svg>';
  if (root !== 'svg') return `is <${root.slice(0, 20)}>, not <svg>`;
  return open.length > 0 ? `is not whole: <${open.at(-1)}> is not closed` : undefined;
}
