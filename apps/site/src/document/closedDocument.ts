import type { OfferedLanguage } from '#api/primitives.ts';
import type { SystemStatusValue } from '#api/system.ts';
import { rootStatusOf } from '#core/site/site.ts';
import type { ClosedBecause } from '../ClosedNote.tsx';
import type { ComposedDocument } from './composeDocument.ts';
import { createKeeper } from './keeper.ts';

/** Why the site is closed to a visitor, and what the visitor is told. */
export interface Closing {
  readonly because: ClosedBecause;
  readonly status: SystemStatusValue;
}

/**
 * Decides whether a document shows the site (SYS-01, SYS-04). What is not known closes nothing: the browser asks again.
 * @param shared the platform's status for everyone; null when it is unknown
 * @param own its status for this visitor; null when it is unknown
 */
export function closingOf(shared: SystemStatusValue | null, own: SystemStatusValue | null): Closing | null {
  // The address in the other answer is that of the renderer.
  const nobody = { ip: '' };
  if (own === null)
    return shared?.maintenance === true ? { because: 'maintenance', status: { ...shared, location: nobody } } : null;
  const root = rootStatusOf(shared?.maintenance === true ? { ...own, maintenance: true } : own);
  if (root === 'normal') return null;
  const end = own.maintenance ? own.maintenanceEnd : (shared?.maintenanceEnd ?? null);
  return { because: root, status: { ...own, maintenance: root === 'maintenance', maintenanceEnd: end } };
}

/** How long a site in maintenance is said to stay closed when no end is announced, in s. */
const usualRetryS = 60;

/** Seconds until the announced end of the maintenance. @param now in ms, by the platform's clock */
export function retryAfterOf({ because, status }: Closing, now: number): number | undefined {
  if (because !== 'maintenance') return undefined;
  const left = Math.ceil((Date.parse(status.maintenanceEnd ?? '') - now) / 1000);
  return left > 0 ? left : usualRetryS;
}

/** What stands in a kept document for the values that are another visitor's, or another moment's. */
const places = { ip: '\u2423visitor\u2423', serverTime: '2000-01-01T00:00:00.001Z' } as const;
/** Addresses are written into HTML and JSON as they are. */
const anAddress = /^[\da-f.:]{2,45}$/i;

export interface ClosedDocumentsOptions {
  readonly freshMs: number;
  readonly staleMs: number;
  readonly now: () => number;
  readonly render: (closing: Closing, language: OfferedLanguage, origin: string) => Promise<ComposedDocument>;
}

/** Renders the page of a closed site once for all visitors, and fills in what is each one's own. */
export function createClosedDocuments({ freshMs, staleMs, now, render }: ClosedDocumentsOptions) {
  const kept = createKeeper<string, ComposedDocument>({
    freshMs,
    staleMs,
    most: 20,
    now,
    make: (key) => render(...(JSON.parse(key) as Parameters<typeof render>)),
  });
  return async ({ because, status }: Closing, language: OfferedLanguage, origin: string): Promise<ComposedDocument> => {
    const { ip } = status.location;
    const known = anAddress.test(ip);
    const general = { ...status, location: { ip: known ? places.ip : '' }, serverTime: places.serverTime };
    const page = await kept.get(JSON.stringify([{ because, status: general }, language, origin]));
    const html = page.html.replaceAll(places.ip, ip).replaceAll(places.serverTime, status.serverTime);
    return { ...page, html };
  };
}
