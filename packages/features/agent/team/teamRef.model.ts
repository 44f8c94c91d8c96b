import { downlineKinds, sortOrders } from '#api/agent.ts';
import type { ShownTeam } from '#api/agentBook.ts';
import { downlineSorts, downlineStates } from '#api/agentTeam.ts';
import { firstView } from './firstView.ts';
import { chosenMark } from './searchRef.ts';
import type { TeamView } from './team.types.ts';

type Chosen = Pick<ShownTeam, 'filter' | 'sort'>;

/** The view of the list that a filter and an order choose. */
export function viewOf({ filter, sort }: Chosen): TeamView {
  const { q = '', tag = '', kind = 'all', state = 'all', level = null, link = '' } = filter;
  const {
    registeredFrom = '',
    registeredTo = '',
    lastBetFrom = '',
    lastBetTo = '',
    playedFrom = '',
    playedTo = '',
  } = filter;
  return {
    ...firstView,
    ...{ text: q, tag, kind, state, level, link },
    registered: { from: registeredFrom, to: registeredTo },
    lastBet: { from: lastBetFrom, to: lastBetTo },
    played: { from: playedFrom, to: playedTo },
    sort: sort ?? null,
  };
}

/** What a view of the list chooses, as it is saved: nothing of what is not set. */
export function chosenOf(view: TeamView): Chosen {
  const { kind, state, level, registered, lastBet, played, sort } = view;
  const texts = {
    ...{ q: view.text.trim(), tag: view.tag, link: view.link },
    ...{ registeredFrom: registered.from, registeredTo: registered.to },
    ...{ lastBetFrom: lastBet.from, lastBetTo: lastBet.to, playedFrom: played.from, playedTo: played.to },
  };
  return {
    filter: {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
      ...(kind !== 'all' && { kind }),
      ...(state !== 'all' && { state }),
      ...(level !== null && { level }),
    },
    ...(sort !== null && { sort }),
  };
}

const days = ['registeredFrom', 'registeredTo', 'lastBetFrom', 'lastBetTo', 'playedFrom', 'playedTo'] as const;

/** Writes what is listed for the `ref` of an address; '' for the list as it begins. */
export function writeTeamRef(view: TeamView): string {
  const { filter, sort } = chosenOf(view);
  const chosen = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  if (chosen.length === 0 && sort === undefined) return '';
  const order = sort === undefined ? [] : [...Object.entries({ sort: sort.key, order: sort.order })];
  return new URLSearchParams([[...chosenMark], ...chosen, ...order]).toString();
}

/** Reads what an address lists; null where it names something else. Ignores what it does not know: an address can contain anything. */
export function readTeamRef(ref: string | null): TeamView | null {
  const written = new URLSearchParams(ref ?? '');
  const [name, value] = chosenMark;
  if (written.get(name) !== value) return null;
  const known = <Word extends string>(words: readonly Word[], of: string): Word | undefined =>
    words.find((word) => word === written.get(of));
  const kind = known(downlineKinds, 'kind');
  const state = known(downlineStates, 'state');
  const level = /^\d{1,3}$/.test(written.get('level') ?? '') ? Number(written.get('level')) : undefined;
  const sort = known(downlineSorts, 'sort');
  const texts = (['q', 'tag', 'link'] as const).flatMap((of) => entry(of, written.get(of)?.slice(0, 60)));
  const dates = days.flatMap((of) => entry(of, /^\d{4}-\d{2}-\d{2}$/.exec(written.get(of) ?? '')?.[0]));
  return viewOf({
    filter: {
      ...Object.fromEntries([...texts, ...dates]),
      ...(kind && { kind }),
      ...(state && { state }),
      ...(level !== undefined && { level }),
    },
    ...(sort && { sort: { key: sort, order: known(sortOrders, 'order') ?? 'asc' } }),
  });
}

const entry = (name: string, value: string | undefined) => (value ? [[name, value] as const] : []);
