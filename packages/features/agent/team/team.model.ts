import { type DownlineAction, type DownlineDetail, downlineSorts } from '#api/agentTeam.ts';
import type { DownlineSort } from '#api/agentTeam.ts';
import type { Downline } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import { wordOf } from '#api/open.ts';
import type { GameType } from '#api/primitives.ts';
import { readReportRef } from '../reports/reportRef.model.ts';
import { allDays, firstView } from './firstView.ts';
import type { AccountTab, DayFilter, TeamRow, TeamView } from './team.types.ts';
import { readTeamRef } from './teamRef.model.ts';
import type { Branches } from './useTeamBranches.ts';

/** Whether there is no such account in the agent’s team. */
export const isUnknownAccount = (error: ApiError): boolean =>
  error.kind === 'refused' && error.code === 'downline_not_found';

/** The key of a column as an order of the platform; null for a column that it cannot sort by. */
export const sortOf = (key: string): DownlineSort | null => downlineSorts.find((known) => known === key) ?? null;

/** Whether the days of the filter end before they begin. No list is asked for by them. */
export const isBackToFront = ({ from, to }: DayFilter): boolean => from !== '' && to !== '' && to < from;

/**
 * What a link to the team lists instead of a level of the tree: all accounts that there were at the end of some days, those that
 * signed up in them, those that played, those that are quiet, those that came by a sign-up link, or what was chosen by
 * filters. Null for a level, whose account the link names.
 */
export function linkedView(ref: string | null): TeamView | null {
  const chosen = readTeamRef(ref);
  if (chosen !== null) return chosen;
  const { kind, from = '', to = '', of = '' } = readReportRef(ref);
  if (kind === 'all') return { ...firstView, level: 0, registered: { from: '', to } };
  if (kind === 'quiet') return { ...firstView, level: 0, state: 'quiet' };
  if (kind === 'link') return { ...firstView, level: 0, link: of };
  if (kind === 'played') return { ...firstView, level: 0, played: { from, to } };
  return kind === 'signUps' ? { ...firstView, level: 0, registered: { from, to } } : null;
}

const inOrder = (days: DayFilter): DayFilter => (isBackToFront(days) ? allDays : days);

/** What of the branch is listed, as the platform is asked for it. */
export function filtersOf(view: TeamView) {
  const { kind, state, tag, level, link, sort } = view;
  const registered = inOrder(view.registered);
  const lastBet = inOrder(view.lastBet);
  const played = inOrder(view.played);
  return {
    ...(kind !== 'all' && { kind }),
    ...(state !== 'all' && { state }),
    ...(tag !== '' && { tag }),
    ...(level !== null && { level }),
    ...(registered.from !== '' && { registeredFrom: registered.from }),
    ...(registered.to !== '' && { registeredTo: registered.to }),
    ...(lastBet.from !== '' && { lastBetFrom: lastBet.from }),
    ...(lastBet.to !== '' && { lastBetTo: lastBet.to }),
    ...(link !== '' && { link }),
    ...(played.from !== '' && { playedFrom: played.from }),
    ...(played.to !== '' && { playedTo: played.to }),
    ...(sort !== null && { sort: sort.key, order: sort.order }),
  };
}

/** Whether accounts of several levels are listed one after another, not as a tree. */
export const isFlat = ({ text, tag, level }: TeamView): boolean => text.trim() !== '' || tag !== '' || level !== null;

/** Whether less than the whole level is asked for. */
export const isFiltered = (view: TeamView): boolean => setFilters(view) > 0;

/** Views of one tap: the own team, all who are online, all who have not played for 30 days, all agents. */
export const quickViews = ['team', 'online', 'quiet', 'agents'] as const;
export type QuickView = (typeof quickViews)[number];

/** The view of a tap. Those that look through the whole branch list all of its levels. */
export function viewOfQuick(quick: QuickView): TeamView {
  if (quick === 'team') return firstView;
  const all = { ...firstView, level: 0 };
  return quick === 'agents' ? { ...all, kind: 'agent' } : { ...all, state: quick };
}

/** Which view of one tap is shown, whatever its order and page; null for another one. */
export function quickViewOf(view: TeamView): QuickView | null {
  const plain = JSON.stringify(filtersOf({ ...view, sort: null }));
  const isShown = (quick: QuickView): boolean => JSON.stringify(filtersOf(viewOfQuick(quick))) === plain;
  return view.text.trim() === '' ? (quickViews.find(isShown) ?? null) : null;
}

/** How many filters are not as the list begins. */
export const setFilters = (view: TeamView): number =>
  [
    view.text.trim() !== '',
    view.kind !== 'all',
    view.state !== 'all',
    view.tag !== '',
    view.level !== null,
    view.link !== '',
    ...[view.registered, view.lastBet, view.played].map(({ from, to }) => from !== '' || to !== ''),
  ].filter(Boolean).length;

/** The rates of an account that are not zero, each in words. */
export const rateTexts = (
  rates: Downline['rates'],
  nameOf: (type: GameType) => string,
  write: (rate: { name: string; rate: string }) => string,
): readonly string[] =>
  rates
    .filter(({ rate }) => Number(rate) > 0)
    .map(({ gameType, rate }) =>
      write({ name: typeof gameType === 'string' ? nameOf(gameType) : wordOf(gameType), rate }),
    );

/** The rates that are not zero, on one line. */
export const ratesText = (...parts: Parameters<typeof rateTexts>): string => rateTexts(...parts).join(' · ');

/** The lowest and the highest of the rates that are not zero; null without any. */
export function rateRange(rates: Downline['rates']): { readonly low: string; readonly high: string } | null {
  const known = rates.map(({ rate }) => rate).filter((rate) => Number(rate) > 0);
  const [low = null, ...others] = known.toSorted((one, other) => Number(one) - Number(other));
  return low === null ? null : { low, high: others.at(-1) ?? low };
}

/** The parts of an open account: what the agent can do with it, after its details. */
export function tabsFor({ downline, transfer, envelope }: DownlineDetail): readonly AccountTab[] {
  const can = (action: DownlineAction): boolean => downline.actions.includes(action);
  return [
    'details',
    ...(can('rates') ? (['rates'] as const) : []),
    ...(can('transfer') && transfer !== null ? (['transfer'] as const) : []),
    ...(envelope === null ? [] : (['envelope'] as const)),
    ...(can('message') ? (['message'] as const) : []),
  ];
}

/**
 * The accounts of a level with those of the branches that are open, each below the account that it belongs to.
 * @param depth of the level, from 1
 */
export function rowsOf(list: readonly Downline[], branches: Branches, depth = 1): readonly TeamRow[] {
  return list.flatMap((downline): readonly TeamRow[] => {
    const { id, account, team } = downline;
    const branch = branches.get(id);
    const row: TeamRow = { kind: 'account', key: id, depth, downline, open: team === 0 ? null : branch !== undefined };
    if (branch === undefined) return [row];
    const note = { key: `${id} note`, depth: depth + 1, parentId: id, account };
    if (branch.status === 'loading') return [row, { kind: 'loading', ...note }];
    if (branch.status === 'failed') return [row, { kind: 'failed', ...note, retry: branch.retry }];
    const { list: below, total, totalPages } = branch.value;
    const more: readonly TeamRow[] = totalPages > 1 || total === 0 ? [{ kind: 'more', ...note, total }] : [];
    return [row, ...rowsOf(below, branches, depth + 1), ...more];
  });
}
