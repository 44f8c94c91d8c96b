import { pushEnd, pushSettings } from '#api/push.ts';
import { endPushHere } from '#core/app/pushAddress.ts';
import { usePushHere } from '#core/app/usePushHere.ts';
import { useChange } from '#core/data/useChange.ts';
import { kindsToBegin } from './notifications.model.ts';
import type { PushProps } from './notifications.types.ts';

/** Notifications on the player's devices, connected to the platform and to the browser. @param shown false asks for nothing */
export function usePush(shown: boolean): PushProps {
  const { state, update, here, turnOn } = usePushHere(shown);
  const change = useChange(pushSettings, update);
  const end = useChange(pushEnd, update);
  const failureOf = (answer: Awaited<ReturnType<typeof change>>) => (answer.ok ? null : answer.error);
  return {
    state,
    here,
    onTurnOn: () => turnOn(state.status === 'ready' ? kindsToBegin(state.value) : []),
    async onEnd(id) {
      if (id === 'this') await endPushHere().catch(() => {});
      return failureOf(await end({ id }));
    },
    onKind: async (kind, on) => failureOf(await change({ kinds: [{ kind, on }] })),
    onAmounts: async (amounts) => failureOf(await change({ kinds: [], amounts })),
  };
}
