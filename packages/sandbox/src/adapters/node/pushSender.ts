import { pushKeysOf } from '../../crypto/pushKey.ts';
import { sendDuePushes } from '../../live/pushClock.ts';
import { endDevice } from '../../live/pushDevices.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SentPush } from '../../schema/push.ts';
import type { RowChange } from '../../store/store.ts';
import { encryptPush, makePushKeys, pushAuthorization } from './webPush.ts';

/** How long a service may take. */
const deadlineMs = 10_000;
/** What services answer for a browser that takes no notifications any more. */
const gone: readonly number[] = [404, 410];

/** Hands notifications over to the services of browsers. */
export interface PushSender {
  /** Sends what a transaction has written. To be called once its changes are visible. */
  committed(changes: readonly RowChange[]): void;
}

/**
 * Creates what sends the notifications of a sandbox, with a key pair that is made at its first start. A service that does not
 * answer is no fault: the demonstration lists what would have been sent, and runs without any connection.
 */
export function createPushSender(sandbox: Sandbox, ask: typeof fetch = fetch): PushSender {
  const { store } = sandbox;
  if (pushKeysOf(sandbox) === undefined) {
    const { publicKey, privateKey } = makePushKeys();
    store.transaction(() => store.put('secrets', 'push', { value: `${publicKey}.${privateKey}` }));
  }

  async function send({ deviceId, memberId, payload, expiresAt }: SentPush): Promise<void> {
    const keys = pushKeysOf(sandbox);
    const device = store.get('pushDevices', deviceId);
    // Signed out, or another account's since.
    if (keys === undefined || device?.memberId !== memberId) return;
    const headers = {
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(Math.max(0, Math.floor((expiresAt - sandbox.now()) / 1_000))),
      Urgency: payload.kind === 'reward' ? 'low' : 'normal',
      Authorization: pushAuthorization(device.endpoint, keys, Date.now()),
    };
    const body = new Uint8Array(encryptPush(JSON.stringify(payload), device.keys));
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await ask(device.endpoint, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (gone.includes(answer.status)) store.transaction(() => endDevice(sandbox, deviceId));
  }

  return {
    committed(changes) {
      const written = (table: string) => changes.filter((change) => change.table === table && change.row !== null);
      // In a transaction of its own, after the one that has told of it.
      if (written('waitingPushes').length > 0) queueMicrotask(() => sendDuePushes(sandbox));
      for (const { row } of written('sentPushes')) void send(row as SentPush).catch(() => {});
    },
  };
}
