import { pushState } from '#api/push.ts';
import { ready } from '#core/data/remote.ts';
import { type Globals, sampleOf } from '#storybook/sampleOf.ts';
import type { PushProps } from './notifications.types.ts';

/** Props of a player without a device, in a browser that can be notified. */
export const samplePush = (globals: Globals): PushProps => ({
  state: ready(sampleOf(pushState, {}, globals)),
  here: 'ready',
  onTurnOn: () => Promise.resolve(null),
  onEnd: () => Promise.resolve(null),
  onKind: () => Promise.resolve(null),
  onAmounts: () => Promise.resolve(null),
});
