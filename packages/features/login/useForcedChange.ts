import { useSyncExternalStore } from 'react';
import { usePlatform } from '../shared/platform.tsx';
import { type ForcedChange, forcedChangeOf } from './forcedChange.ts';

export interface ForcedChangeState {
  /** Null when nobody has to change anything. */
  readonly change: ForcedChange | null;
  /** The password is changed. */
  readonly settle: () => void;
}

/** LGN-05: who has to change their password now. The site shows the dialog for it over whatever page there is. */
export function useForcedChange(): ForcedChangeState {
  const store = forcedChangeOf(usePlatform().session);
  const change = useSyncExternalStore(store.subscribe, store.current, () => null);
  return { change, settle: store.settle };
}
