import type { NavigationType } from '../routing/router.ts';
import type { Role } from '../session/role.ts';
import { type CentreName, centreNames } from './centreLink.ts';

/** The page of a centre that opens. */
export interface WantedPage<Page extends string> {
  readonly page: Page;
  /** It stands in for a page that is not offered. */
  readonly instead: boolean;
  /** The URL requests the menu: on phones a page of its own, elsewhere beside the first page. */
  readonly menu: boolean;
  /** It is not known yet whether the requested page is offered. Nothing of it shows until then. */
  readonly undecided?: boolean;
}

/**
 * Returns the page that the URL requests; null for none.
 * @param requested the value of the centre's parameter: a page, `menu`, or nothing for the first page
 */
export function wantedPage<Page extends string>(
  requested: string | null,
  offered: readonly Page[],
  first: Page,
): WantedPage<Page> | null {
  if (requested === null) return null;
  const menu = requested === 'menu';
  const page = offered.find((one) => one === requested);
  return { page: page ?? first, instead: page === undefined && requested !== '' && !menu, menu };
}

/** Returns the path of the page below a centre, without what opens one and the record open there (`ref`). */
export function withoutCentre(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  for (const name of [...centreNames, 'ref'] satisfies (CentreName | 'ref')[]) rest.delete(name);
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Stands for the steps before an entry whose way in is not known. */
const unknown = '';

/**
 * Follows a navigation into a centre, inside it, or out of it.
 * @param keys of the entries of the history from the one that opened the centre to the current one; none outside
 */
export function stepTo(
  keys: readonly string[],
  wanted: boolean,
  key: string,
  arrival: `${NavigationType}`,
): readonly string[] {
  const at = keys.indexOf(key);
  if (!wanted || at >= 0) return keys.slice(0, wanted ? at + 1 : 0);
  if (arrival === 'PUSH') return [...keys, key];
  return arrival === 'POP' || keys.length === 0 ? [unknown, key] : [...keys.slice(0, -1), key];
}

/** How many steps back the page below a centre is; 0 where it is not known. */
export const stepsOut = (keys: readonly string[]): number => (keys[0] === unknown ? 0 : keys.length);

export interface CentreRequest {
  /** True when the URL requests the centre. */
  readonly wanted: boolean;
  readonly role: Role;
  /** False until the account type is known: a member could be a trial account. */
  readonly typeKnown: boolean;
  /** Whether the centre is for this account, once its type is known. */
  readonly eligible: boolean;
  /** True while a login dialog or the trial warning is open. */
  readonly asking: boolean;
  /** True once a login was requested for this URL, or the centre has been open. */
  readonly answered: boolean;
}

/**
 * What to do about a request for a centre. `loading` shows its frame, `ask` requests a login, `leave` returns to the page
 * below, `refuse` does so with a warning.
 */
export type CentreStep = 'closed' | 'open' | 'loading' | 'wait' | 'ask' | 'leave' | 'refuse';

/**
 * Decides about a URL that requests a centre (ROL-01, ROL-03, ROL-04). Nothing of a page renders before `open`. A player
 * who does not log in, or signs out inside, leaves.
 */
export function centreStep({ wanted, role, typeKnown, eligible, asking, answered }: CentreRequest): CentreStep {
  if (!wanted) return 'closed';
  // What an assistant has of a centre, its pages say (AGT-15).
  const isMember = role === 'member' || role === 'agent' || role === 'assistant';
  if (isMember && typeKnown) return eligible ? 'open' : 'refuse';
  if (asking) return 'wait';
  if (isMember) return 'loading';
  return answered ? 'leave' : 'ask';
}
