import type { Platform } from '../data/platform.tsx';
import { scopeOf } from './scope.ts';

/** How far the events of a session have been announced, kept with the session: a reload, and a tab that shares it, repeat nothing. */
interface EventsSeen {
  readonly get: () => string | undefined;
  readonly set: (cursor: string) => void;
}

/** Returns the cursor of the session with the given token. That of another session counts as none. */
export function eventsSeen({ session }: Pick<Platform, 'session'>, token: string): EventsSeen {
  const scope = scopeOf(token);
  return {
    get() {
      const [of, cursor] = session.store.get('eventsSeen')?.split(' ') ?? [];
      return of === scope ? cursor : undefined;
    },
    set: (cursor) => session.store.set('eventsSeen', `${scope} ${cursor}`),
  };
}
