import { expect, it, vi } from 'vitest';
import type { SystemStatusValue } from '#api/system.ts';
import { type Closing, closingOf, createClosedDocuments, retryAfterOf } from './closedDocument.ts';
import type { ComposedDocument } from './composeDocument.ts';

const open: SystemStatusValue = {
  maintenance: false,
  regionRestriction: false,
  maintenanceStart: null,
  maintenanceEnd: null,
  location: { ip: '203.0.113.9' },
  serverTime: '2026-04-13T05:00:00.000Z',
};
const blocked = { ...open, regionRestriction: true };
const maintained = { ...open, maintenance: true, maintenanceEnd: '2026-04-13T05:45:00.000Z' };

it.each([
  ['nothing is known', null, null, null],
  ['the visitor is unknown, and the renderer itself is in a blocked region', blocked, null, null],
  ['all is open', open, open, null],
  ['only the renderer is in a blocked region', blocked, open, null],
  ['the visitor is in a blocked region', open, blocked, 'blocked'],
  ['it is not known whether there is maintenance', null, blocked, 'blocked'],
  ['there is maintenance', maintained, null, 'maintenance'],
  ['what is kept of the visitor is older than the maintenance', maintained, blocked, 'maintenance'],
  [
    'what is kept for all is older than the maintenance',
    open,
    { ...maintained, regionRestriction: true },
    'maintenance',
  ],
])('where %s', (_what, shared, own, because) => expect(closingOf(shared, own)?.because ?? null).toBe(because));

it('never shows a visitor the address of the renderer', () => {
  expect(closingOf(maintained, null)?.status.location.ip).toBe('');
  expect(closingOf(maintained, { ...open, location: { ip: '198.51.100.7' } })?.status.location.ip).toBe('198.51.100.7');
});

it.each([
  [maintained.maintenanceEnd, 2_700],
  ['2026-04-13T04:59:00.000Z', 60],
  [null, 60],
])('says when to come back: maintenance until %s, %i s', (maintenanceEnd, seconds) => {
  const closing: Closing = { because: 'maintenance', status: { ...maintained, maintenanceEnd } };
  expect(retryAfterOf(closing, Date.parse(open.serverTime))).toBe(seconds);
});

it('names no time for a blocked region', () => {
  expect(retryAfterOf({ because: 'blocked', status: blocked }, 0)).toBeUndefined();
});

it('renders once for all visitors, and shows each one its own address', async () => {
  const render = vi.fn<(closing: Closing) => Promise<ComposedDocument>>(async ({ status }) => ({
    html: `<p>${status.location.ip}</p>${JSON.stringify(status)}`,
    etag: '',
    hashes: { scripts: '', styles: '' },
    unknownEntry: false,
  }));
  const documents = createClosedDocuments({ freshMs: 5, staleMs: 50, now: () => 0, render });
  const ask = async (ip: string, serverTime = open.serverTime) =>
    (await documents({ because: 'blocked', status: { ...blocked, serverTime, location: { ip } } }, 'TH', 'https://a'))
      .html;
  const later = '2026-04-13T05:00:09.000Z';
  const one = await ask('203.0.113.9');
  const other = await ask('2001:db8::7', later);
  expect(render).toHaveBeenCalledOnce();
  expect(one).toContain('<p>203.0.113.9</p>');
  expect(other).toContain('<p>2001:db8::7</p>');
  expect(JSON.parse(other.split('</p>')[1] ?? '')).toMatchObject({
    location: { ip: '2001:db8::7' },
    serverTime: later,
  });
  // What is no address is not written into a page.
  expect(await ask('"><script>')).toContain('<p></p>');
});
