import type { Result } from '#api/errors.ts';
import { pushSubscribe } from '#api/push.ts';
import { mostDevices } from '../../live/pushDevices.ts';
import { startRest } from '../../play/protections.ts';
import { memberIdOf } from '../../seed/members.ts';
import type { TestPlatform } from '../platform.ts';
import { browserInput } from '../push.ts';

type Reached = Promise<Result<unknown>>;
type Way = (platform: TestPlatform) => Reached;

/** Follows the instructions of the catalogue for the refusals of notifications on devices. */
export const pushWays = {
  async push_blocked({ client, sandbox, signIn }) {
    await signIn('demo');
    sandbox.store.transaction(() => startRest(sandbox, memberIdOf('demo'), 'timeout', '1d'));
    return client.call(pushSubscribe, browserInput(1));
  },
  async push_most({ client, signIn }) {
    await signIn('demo');
    for (let count = 1; count <= mostDevices; count += 1) await client.call(pushSubscribe, browserInput(count));
    return client.call(pushSubscribe, browserInput(mostDevices + 1));
  },
} satisfies Record<string, Way>;
export type PushRefusal = keyof typeof pushWays;
