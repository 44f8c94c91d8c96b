import { useSyncExternalStore } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { type ForcedPasswordChange, forcedPasswordChangeOf } from './forcedPasswordChange.ts';

export interface ForcedChangeState {
  /** Null when no change is required. */
  readonly change: ForcedPasswordChange | null;
  /** Call after the password has changed. */
  readonly settle: () => void;
}

/** The password change that the signed-in player must make first (LGN-05). The site shows its dialog over any page. */
export function useForcedPasswordChange(): ForcedChangeState {
  const store = forcedPasswordChangeOf(usePlatform().session);
  const change = useSyncExternalStore(store.subscribe, store.current, () => null);
  return { change, settle: store.settle };
}
