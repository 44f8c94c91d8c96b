import { type EventKindRule, eventKinds } from '#api/eventKinds.ts';
import type { Platform } from '../data/platform.tsx';
import type { MemberEvent } from './useEventText.ts';

const told = new WeakMap<Platform, Set<string>>();

/** Whether an event protects the player, so that it is told in a running game too (RSP-03). */
export const isProtection = ({ kind }: Pick<MemberEvent, 'kind'>): boolean =>
  typeof kind === 'string' && (eventKinds[kind] as EventKindRule).group === 'protection';

/** Notes that an event was told in a game. */
export function noteToldInGame(platform: Platform, { id }: Pick<MemberEvent, 'id'>): void {
  const ids = told.get(platform) ?? new Set();
  told.set(platform, ids.add(id));
}

/** Whether an event was told in a game on this page: it is not announced again once the player has left. */
export const wasToldInGame = (platform: Platform, { id }: Pick<MemberEvent, 'id'>): boolean =>
  told.get(platform)?.has(id) === true;
