import type { DayFilter, TeamView } from './team.types.ts';

/** No filter by days. */
export const allDays: DayFilter = { from: '', to: '' };

/** The list before anything was searched, filtered or sorted. */
export const firstView: TeamView = {
  ...{
    text: '',
    kind: 'all',
    state: 'all',
    tag: '',
    level: null,
    registered: allDays,
    lastBet: allDays,
    played: allDays,
    link: '',
  },
  ...{ sort: null, pageNo: 1 },
};
