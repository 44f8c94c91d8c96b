import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, summaryOf } from './results.ts';

/** What the report says about itself. */
export interface ReportFacts {
  /** What was compared: `'main (3f2a91c04)'`. */
  readonly ref: string;
  /** How the stories were looked at: `'kinnari, light, th'`. */
  readonly look: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

type Picture = 'before' | 'after' | 'difference';

/** The pictures of a result that the report shows. */
function picturesOf(result: Result): readonly (readonly [Picture, Buffer])[] {
  if (result.kind === 'added') return [['after', result.after]];
  if (result.kind === 'removed') return [['before', result.before]];
  if (result.kind !== 'changed') return [];
  return [
    ['before', result.before],
    ['after', result.after],
    ['difference', result.difference.png],
  ];
}

const fileOf = ({ story }: Result, picture: Picture): string => `pictures/${story.id}.${picture}.png`;

function remarkOf(result: Result): string {
  if (result.kind === 'failed') return `no picture: ${result.reason}`;
  if (result.kind !== 'changed') return result.kind;
  const { count, share } = result.difference;
  const percent = share * 100 < 0.01 ? 'less than 0.01' : (share * 100).toFixed(2);
  return `${count.toLocaleString('en')} ${count === 1 ? 'pixel' : 'pixels'}, ${percent} %`;
}

function figure(result: Result, picture: Picture): string {
  const file = escape(fileOf(result, picture));
  const alt = escape(`${result.story.title}/${result.story.name}, ${picture}`);
  return `<figure><figcaption>${picture}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
}

function section(result: Result): string {
  const { story } = result;
  const figures = picturesOf(result).map(([picture]) => figure(result, picture));
  return `<section id="${escape(story.id)}">
<h2>${escape(`${story.title}/${story.name}`)}</h2>
<p>${escape(remarkOf(result))}</p>
${figures.length > 0 ? `<div class="pictures">${figures.join('')}</div>` : ''}
</section>`;
}

// Colours of the system, so that the report is right in a light and in a dark browser.
const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:120rem;padding:1rem}
section{border-top:1px solid GrayText;padding:1rem 0}h2{font-size:1.125rem;margin:0}p{margin:.25rem 0 .75rem}
.pictures{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}
figure{margin:0}img{border:1px solid GrayText;max-width:100%}`;

const order: readonly Result['kind'][] = ['failed', 'changed', 'added', 'removed'];

/** The report as HTML: what failed, what changed, what came and what went, each with its pictures. */
export function reportHtml(results: readonly Result[], { ref, look }: ReportFacts): string {
  const shown = order.flatMap((kind) => results.filter((result) => result.kind === kind));
  const list = shown.map(
    (result) =>
      `<li><a href="#${escape(result.story.id)}">${escape(`${result.story.title}/${result.story.name}`)}</a> (${escape(remarkOf(result))})</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(summaryOf(results))}</title>
<style>${styles}</style>
<h1>Stories compared with ${escape(ref)}</h1>
<p>${escape(summaryOf(results))}. Shown: ${escape(look)}.</p>
${list.length > 0 ? `<ul>${list.join('\n')}</ul>` : '<p>Every story looks as it did.</p>'}
${shown.map(section).join('\n')}
</html>
`;
}

/** Writes the report into a folder, in place of an earlier one. @returns its file */
export function writeReport(folder: string, results: readonly Result[], facts: ReportFacts): string {
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const result of results)
    for (const [picture, png] of picturesOf(result)) writeFileSync(join(folder, fileOf(result, picture)), png);
  const file = join(folder, 'index.html');
  writeFileSync(file, reportHtml(results, facts));
  return file;
}
