import { isAgent } from '../accounts/roles.ts';
import { note } from '../live/note.ts';
import { periodAt } from '../play/periods.ts';
import type { Sandbox } from '../sandbox.ts';
import type { AgentLink } from '../schema/agents.ts';
import { linksOf } from './links.ts';
import { quietCountOf } from './notices.ts';
import { rightsOf } from './rights.ts';

// Agents are told how many, and of no player who it is: neither name nor contact, limit or break.

/** Tells the agent of a link about something that an account has done. Not without the right to links, whose pages show it. */
function noteOfLink(sandbox: Sandbox, { memberId }: AgentLink, kind: 'teamSignUp' | 'teamFirstDeposit'): void {
  const agent = sandbox.store.get('members', memberId);
  if (agent === undefined || !rightsOf(sandbox, agent).includes('links')) return;
  note(sandbox, agent.id, kind, { count: 1 });
}

/** Tells an agent that an account has signed up by a link. Joins the open transaction. */
export const noteSignUp = (sandbox: Sandbox, link: AgentLink): void => noteOfLink(sandbox, link, 'teamSignUp');

/** Tells an agent of the first deposit of an account that came by a link. Joins the open transaction. */
export function noteFirstDeposit(sandbox: Sandbox, memberId: string): void {
  const agentId = sandbox.store.get('members', memberId)?.uplineId ?? null;
  if (agentId === null) return;
  const link = linksOf(sandbox, agentId).find(({ memberIds }) => memberIds.includes(memberId));
  if (link !== undefined) noteOfLink(sandbox, link, 'teamFirstDeposit');
}

/** Takes every week so far as told. Who simulates a past calls it first: its weeks would each be counted over the whole team. */
export function skipQuiet({ store, now }: Sandbox): void {
  store.transaction(() => store.put('teamClock', 'site', { toldWeek: periodAt('week', now()).begins }));
}

/**
 * Tells agents at the beginning of a week how many accounts have become quiet. The week in which the sandbox begins is not
 * told. Reads one row while nothing is due.
 */
export function processQuiet(sandbox: Sandbox): void {
  const { store } = sandbox;
  const week = periodAt('week', sandbox.now()).begins;
  const told = store.get('teamClock', 'site')?.toldWeek;
  if (told !== undefined && told >= week) return;
  // Counted before anything is written: what an open transaction changes is in no index.
  const quiet =
    told === undefined
      ? []
      : Array.from(store.entries('members'), ([, member]) => member)
          .filter(isAgent)
          .map(({ id }) => ({ id, count: quietCountOf(sandbox, id) }));
  store.transaction(() => {
    store.put('teamClock', 'site', { toldWeek: week });
    for (const { id, count } of quiet) if (count > 0) note(sandbox, id, 'teamQuiet', { count });
  });
}
