import { createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeServicePath } from './servicePath.ts';

/** Decodes with another library: DES is triple DES with the same key three times. */
function decode(path: string): string {
  const key = Buffer.from(path.slice(-8));
  const decipher = createDecipheriv('des-ede3', Buffer.concat([key, key, key]), null);
  return decipher.update(path.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
}

test.each(['/sandbox-service/chat/?cs=LIVECHAT&lang=th', 'https://chat.example/ห้อง?1', '', 'eight ch'])(
  '%j comes back from its code',
  (address) => expect(decode(encodeServicePath(address, 'Kk3mNnp7'))).toBe(address),
);

test('the key is at the end, and each key encodes differently', () => {
  expect(encodeServicePath('/chat', 'Kk3mNnp7')).toMatch(/^[A-Za-z0-9+/]+=*Kk3mNnp7$/);
  expect(encodeServicePath('/chat', 'Kk3mNnp7')).not.toBe(encodeServicePath('/chat', 'Kk3mNnq8'));
  expect(() => encodeServicePath('/chat', 'short')).toThrow('8 characters');
});
