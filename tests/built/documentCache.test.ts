import { beforeAll, expect, it } from 'vitest';
import { createSandboxes } from '#sandbox/adapters/node/sandboxes.ts';
import type { Documents } from '../../apps/site/src/document/createDocuments.ts';
import { loadDocuments } from '../../scripts/lib/documents.ts';

const sandbox = createSandboxes(undefined, {}).get(null);
const load = await loadDocuments('dist/site', { keep: true });

let documents: Documents;
const rendered: string[] = [];
beforeAll(async () => {
  if (load === undefined) throw new Error('dist/server is missing: npm run build');
  documents = await load({
    fetch: (input, init) =>
      sandbox.answer(
        new Request(new URL(input instanceof Request ? input.url : input, 'http://platform.invalid'), init),
      ),
    headers: () => ({}),
    // Time stands still, so that no document is rendered because of its age, and none comes too late.
    now: () => Date.UTC(2026, 3, 13),
    patienceMs: 60_000,
    onRender: ({ pathname, search }) => void rendered.push(pathname + search),
  });
});

const visit = async (path: string, address: string): Promise<string> => {
  const answer = await documents(new Request(`http://kinnari.test${path}`), { address });
  return answer.text();
};
const isRendered = (html: string): boolean => html.includes('data-rendered');

it('1,000 visitors who come by as many links of a campaign cost one render of each page', async () => {
  rendered.length = 0;
  const pages = ['/', '/rng', '/promotions', '/live', '/no/such/page'];
  const seen = new Map<string, string>();
  let differing = 0;
  for (let visitor = 0; visitor < 1_000; visitor += 1) {
    const page = pages[visitor % pages.length] ?? '/';
    const html = await visit(`${page}?fbclid=IwAR${visitor}&utm_source=line`, `203.0.113.${visitor % 250}`);
    if ((seen.get(page) ?? html) !== html) differing += 1;
    seen.set(page, html);
  }
  expect(rendered).toEqual(['/', '/rng', '/promotions', '/live', '/not-found']);
  expect(seen.size).toBe(5);
  for (const html of seen.values()) {
    expect(isRendered(html)).toBe(true);
    expect(html).not.toMatch(/fbclid|utm_source/);
  }
  expect(differing).toBe(0);
});

it('one sender that thinks up addresses gets the app shell, never an error, and takes nothing from others', async () => {
  rendered.length = 0;
  const sender = '198.51.100.7';
  let shells = 0;
  for (let count = 0; count < 300; count += 1) {
    const answer = await documents(new Request(`http://kinnari.test/rng?q=made-up-${count}`), { address: sender });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('id="deployment">{');
    if (!isRendered(html)) shells += 1;
  }
  expect([rendered.length, shells]).toEqual([60, 240]);
  expect(isRendered(await visit('/rng?q=lotus', '198.51.100.8'))).toBe(true);
  // What is kept costs nothing, and is for everyone.
  expect(isRendered(await visit('/rng?q=lotus', sender))).toBe(true);
});
