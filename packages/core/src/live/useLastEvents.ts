import { type EventGroup, eventGroups, eventKinds } from '#api/eventKinds.ts';
import { memberEvents } from '#api/memberEvents.ts';
import type { OutputOf } from '#api/operation.ts';
import { type Remote, useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import type { MemberEvent } from './useEventText.ts';

/** The last events of a member, newest first, and the cursor behind them. */
export type LastEvents = OutputOf<typeof memberEvents>;

/** Reads the last events of the member, and again whenever the platform says that something has happened. */
export function useLastEvents(): [events: Remote<LastEvents>, refresh: () => Promise<void>] {
  const [events, { refresh }] = useRemote(memberEvents, { language: useLanguage() }, 'live');
  return [events, refresh];
}

/** How many events there are after a cursor; 0 while that is not known. @param cursor null asks for nothing */
export function useCountAfter(cursor: string | null): number {
  const language = useLanguage();
  const [since] = useRemote(memberEvents, cursor === null ? null : { after: cursor, limit: 1, language }, 'live');
  return since.status === 'ready' ? since.value.unseen : 0;
}

/** The group of an event; null for a kind that the site does not know. */
export const groupOf = ({ kind }: MemberEvent): EventGroup | null =>
  typeof kind === 'string' ? eventKinds[kind].group : null;

/** The groups in their order: those of a team only for who has one, or where there are such events. */
export const groupsFor = (events: readonly MemberEvent[], hasTeam: boolean): readonly EventGroup[] =>
  eventGroups.filter((group) => group !== 'team' || hasTeam || events.some((event) => groupOf(event) === 'team'));
