import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type PushKind, type PushState, pushState, pushSubscribe } from '#api/push.ts';
import { type Remote, type RemoteControls, useRemote } from '../data/remote.ts';
import { useChange } from '../data/useChange.ts';
import { useLanguage } from '../i18n/language.ts';
import { type PushPlace, type PushProblem, pushPlaceHere, subscribeHere } from './push.ts';

/** Notifications in this browser, and how they are turned on. */
export interface PushHere {
  readonly state: Remote<PushState>;
  readonly update: RemoteControls<PushState>['update'];
  readonly here: PushPlace;
  /** Asks the browser and switches kinds on. Resolves to null once they are, or to why not. Only to be called by a tap. */
  readonly turnOn: (kinds: readonly PushKind[]) => Promise<ApiError | PushProblem | null>;
}

/** Returns the state of notifications on the platform and in this browser. @param shown false asks for nothing */
export function usePushHere(shown: boolean): PushHere {
  const language = useLanguage();
  const [here, setHere] = useState(() => pushPlaceHere());
  const [state, { update }] = useRemote(pushState, shown ? {} : null, 'live');
  const subscribe = useChange(pushSubscribe, update);
  return {
    state,
    update,
    here,
    async turnOn(kinds) {
      if (state.status !== 'ready') return 'notReached';
      const address = await subscribeHere(state.value.publicKey);
      setHere(pushPlaceHere());
      if (typeof address === 'string') return address;
      const answer = await subscribe({ address, language, kinds: [...kinds] });
      return answer.ok ? null : answer.error;
    },
  };
}
