import type { SavedView, ShownTeam } from '#api/agentBook.ts';

/** The same whatever the order of its names. */
const written = ({ filter, sort, hidden }: ShownTeam): string =>
  JSON.stringify([
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    sort === undefined ? null : [sort.key, sort.order],
    hidden.toSorted(),
  ]);

/** The view that shows what is listed now; undefined for none. */
export const currentOf = (views: readonly SavedView[], now: ShownTeam): SavedView | undefined =>
  views.find((view) => written(view) === written(now));

/** Whether a view of another one has a name already, whatever the case of its letters. */
export const isTaken = (views: readonly SavedView[], name: string, own?: SavedView): boolean =>
  views.some((view) => view !== own && view.name.toLowerCase() === name.toLowerCase());
