import type * as contract from '#api/agentCentre.ts';
import { ok } from '#api/errors.ts';
import { overviewOf } from '../agents/overview.ts';
import { ratesView } from '../agents/rates.ts';
import { checkRight, rightsOf } from '../agents/rights.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { readSpan } from '../listing/span.ts';
import { scenarioRules } from '../scenarios.ts';
import { agentNotices } from '../seed/agentNotices.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';

/** AGT-01: says what an agent may do, and the most that can be passed on. */
export const agentRightsRead: Handler<typeof contract.agentRightsRead> = ({ sandbox, member, assistant }) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const { canLowerRates, lowerRatesHours } = sandbox.settings.agents;
  return ok({
    rights: [...rightsOf(sandbox, member, assistant)],
    rates: ratesView(sandbox, member.id),
    canLowerRates,
    lowerRatesHours,
  });
};

/** AGT-01: sums up an agent's team over some days. */
export const agentOverview: Handler<typeof contract.agentOverview> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const span = readSpan(input);
  if (!span.ok) return span;
  const { begins, ends } = span.value;
  return ok(overviewOf(sandbox, member, { first: thaiDay(begins), last: thaiDay(ends) - 1 }));
};

/** Announcements are published at ten in the morning. */
const publishedMs = 10 * 60 * 60_000;

/** AGT-01: lists the announcements for agents. */
export const agentAnnouncements: Handler<typeof contract.agentAnnouncements> = ({ sandbox, member }, input) => {
  const allowed = checkRight(sandbox, member);
  if (!allowed.ok) return allowed;
  const isEmpty = scenarioRules[sandbox.scenario].catalogue === 'empty';
  const { title, content } = wordingOf(sandbox, gameLanguage(input.language));
  const today = thaiDay(sandbox.now());
  const { items, totalPages } = pageOf(isEmpty ? [] : agentNotices, input);
  return ok({
    list: items.map((notice) => ({
      id: notice.id,
      title: title(notice.title),
      content: content(notice.content),
      publishedAt: iso(startOfThaiDay(today - notice.daysAgo) + publishedMs),
    })),
    totalPages,
  });
};
