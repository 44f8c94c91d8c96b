import { type AgentOverview, agentOverview } from '#api/agentCentre.ts';
import { ready } from '#core/data/remote.ts';
import { localeOf } from '#core/format/locale.ts';
import { type Globals, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { toOverviewView } from './overview.model.ts';
import type { OverviewScreenProps } from './overview.types.ts';

const nothing = (): void => {};
const days = { from: '2026-11-15', to: '2026-11-21' };

/** A week of a team. */
export const sampleTeam = sampleOf(agentOverview, days, {}, { scenario: 'agentTeam', account: 'agent' });

/** Props of the overview without a platform. */
export function sampleOverview(globals: Globals, change: Partial<AgentOverview> = {}): OverviewScreenProps {
  const language = spokenIn(globals);
  const money = (amount: string) => formatMoney(amount, { currency: '฿', locale: localeOf(language) });
  const result = (amount: string) => formatMoney(amount, { currency: '฿', locale: localeOf(language), sign: 'always' });
  return {
    days: {
      ...{ quick: 'week', typed: days, problem: null, today: days.to, elsewhere: false },
      ...{ onQuick: nothing, onDays: nothing },
    },
    answered: days,
    refreshing: false,
    onRefresh: nothing,
    overview: ready(
      toOverviewView({ ...sampleTeam, ...change }, language, { money, result }, days, (page) => `/?agent=${page}`),
    ),
    ...{ Notices: () => null, Progress: () => null },
    registerHref: '/?agent=registerCenter',
    linksHref: '/?agent=registerCenter&ref=links',
    statementHref: '/?agent=statement',
    teamHref: '/?agent=teamManagement',
  };
}
