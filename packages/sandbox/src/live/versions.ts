import type { Sandbox } from '../sandbox.ts';
import type { LiveVersion } from '../schema/live.ts';

/** The name of a topic within the sandbox: that of an account, an agent or a session carries its id. */
export const topicKey = (topic: 'account' | 'protection' | 'team' | 'session', id: string): string => `${topic}.${id}`;

/** The version of a topic; 0 for one that has never changed. */
export const versionOf = ({ store }: Sandbox, key: string): number => store.get('liveVersions', key)?.version ?? 0;

/** Raises the version of a topic: to now, and by at least one, so that a restart never falls back. Joins the open transaction. */
export function bumpVersion({ store, now }: Sandbox, key: string, more: Pick<LiveVersion, 'events'> = {}): void {
  const before = store.get('liveVersions', key);
  store.put('liveVersions', key, { ...before, ...more, version: Math.max(now(), (before?.version ?? 0) + 1) });
}
