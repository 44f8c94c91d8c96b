import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { pushSubscribe } from '#api/push.ts';
import { sessionLogout } from '#api/session.ts';
import { note } from '../../live/note.ts';
import { sendDuePushes } from '../../live/pushClock.ts';
import { devicesOf } from '../../live/pushDevices.ts';
import { memberIdOf } from '../../seed/members.ts';
import { signedIn } from '../../testing/platform.ts';
import { browserInput } from '../../testing/push.ts';
import { createPushSender } from './pushSender.ts';
import { encryptPush, makePushKeys, pushAuthorization } from './webPush.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/browser-1';

/** A browser that can read what it is sent, as RFC 8291 describes it. */
function browser() {
  const pair = createECDH('prime256v1');
  const [own, auth] = [pair.generateKeys(), randomBytes(16)];
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] ?? 0];
      const [senderKey, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
      expect(sealed.length).toBeLessThanOrEqual(size);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey]);
      const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
      expect(text.endsWith('\u0002')).toBe(true);
      return text.slice(0, -1);
    },
  };
}

test('only the browser reads what it is sent', () => {
  const { keys, read } = browser();
  const text = JSON.stringify({ title: 'เงินฝากเข้าบัญชีแล้ว' });
  expect(read(encryptPush(text, keys))).toBe(text);
  expect(encryptPush(text, keys).equals(encryptPush(text, keys))).toBe(false);
  expect(() => browser().read(encryptPush(text, keys))).toThrow();
});

test('a service can check who sends, and for how long that holds', () => {
  const keys = makePushKeys();
  const header = pushAuthorization(endpoint, keys, 1_000_000_000);
  const [, text = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const given = Buffer.from(signature, 'base64url');
  expect(verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
  const claims: unknown = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', exp: 1_000_000 + 3_600 });
});

/** A member with a browser, and what its service was sent. */
async function sending(status: number) {
  const { keys, read } = browser();
  const ask = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  let sender: ReturnType<typeof createPushSender> | undefined;
  const platform = await signedIn('demo', { committed: (changes) => sender?.committed(changes) });
  const { sandbox, client } = platform;
  sender = createPushSender(sandbox, ask);
  const input = browserInput(1);
  await client.call(pushSubscribe, { ...input, address: { endpoint, keys } });
  const happens = async () => {
    sandbox.store.transaction(() => note(sandbox, memberIdOf('demo'), 'newDevice'));
    await Promise.resolve();
  };
  return { ...platform, ask, read, happens };
}

test('an event reaches the service encrypted, with the time that it is of use', async () => {
  const { ask, read, happens } = await sending(201);
  await happens();
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(url).toBe(endpoint);
  const headers = new Headers(request?.headers);
  expect([headers.get('TTL'), headers.get('Content-Encoding')]).toEqual([String(24 * 3_600), 'aes128gcm']);
  expect(JSON.parse(read(Buffer.from(request?.body as Uint8Array)))).toMatchObject({ v: 1, kind: 'security' });
});

test('a browser that is gone is forgotten; a service that fails is not', async () => {
  for (const [status, left] of [
    [410, 0],
    [404, 0],
    [500, 1],
  ] as const) {
    const { sandbox, happens } = await sending(status);
    await happens();
    await vi.waitFor(() => expect(devicesOf(sandbox, memberIdOf('demo'))).toHaveLength(left));
  }
});

test('nothing is sent after the sign-out', async () => {
  const { ask, client, sandbox, happens } = await sending(201);
  await client.call(sessionLogout, {});
  await happens();
  sendDuePushes(sandbox);
  expect(ask).not.toHaveBeenCalled();
});
