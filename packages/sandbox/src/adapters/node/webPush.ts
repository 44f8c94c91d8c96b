import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { PushAddress } from '#api/push.ts';
import type { PushKeys } from '../../crypto/pushKey.ts';

const curve = 'prime256v1';
const recordSize = 4_096;
/** Of the header of an encrypted body: salt, size of a record, length of the key, key. */
const sizeBytes = Buffer.alloc(4);
sizeBytes.writeUInt32BE(recordSize);

const base64url = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Makes the key pair of a platform (RFC 8292). */
export function makePushKeys(): PushKeys {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** Encrypts a notification for one browser (RFC 8291, in one record of `aes128gcm`). */
export function encryptPush(text: string, { p256dh, auth }: PushAddress['keys']): Buffer {
  const browserKey = base64url(p256dh);
  const pair = createECDH(curve);
  const ownKey = pair.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const input = derive(pair.computeSecret(browserKey), base64url(auth), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record ends with 2.
  const sealed = [cipher.update(`${text}\u0002`), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, sizeBytes, Buffer.from([ownKey.length]), ownKey, ...sealed]);
}

/** The header by which a service knows the platform (RFC 8292). @param now in ms */
export function pushAuthorization(endpoint: string, { publicKey, privateKey }: PushKeys, now: number): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + 3_600,
    sub: 'mailto:push@kinnari.example',
  };
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const point = base64url(publicKey);
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: privateKey },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
