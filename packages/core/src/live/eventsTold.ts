import type { Platform } from '../data/platform.tsx';
import { scopeOf } from './scope.ts';

/** How far the events of a session have been announced, kept with the session: a reload, and a tab that shares it, repeat nothing. */
interface EventsTold {
  readonly get: () => string | undefined;
  readonly set: (cursor: string) => void;
}

/** Returns the cursor of the session with the given token. That of another session counts as none. */
export function eventsTold({ session }: Pick<Platform, 'session'>, token: string): EventsTold {
  const scope = scopeOf(token);
  return {
    get() {
      const [of, cursor] = session.store.get('eventsTold')?.split(' ') ?? [];
      return of === scope ? cursor : undefined;
    },
    set: (cursor) => session.store.set('eventsTold', `${scope} ${cursor}`),
  };
}
