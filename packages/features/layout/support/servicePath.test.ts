import base64 from 'crypto-js/enc-base64.js';
import utf8 from 'crypto-js/enc-utf8.js';
import ecb from 'crypto-js/mode-ecb.js';
import des from 'crypto-js/tripledes.js';
import { describe, expect, it } from 'vitest';
import { decodeServicePath } from './servicePath.ts';

const encode = (text: string, key: string): string =>
  base64.stringify(des.encrypt(text, utf8.parse(key), { mode: ecb }).ciphertext) + key;

/** Pseudo-random numbers, the same on every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const word = (length: number, next: (below: number) => number): string =>
  Array.from({ length }, () => letters[next(letters.length)]).join('');

describe('decodeServicePath', () => {
  it('decodes the output of another implementation', async () => {
    // printf 'https://chat.example/room?x=1' | openssl enc -des-ecb -provider legacy -provider default -K <key> -base64
    expect(await decodeServicePath('EpO6ImOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2QpZ')).toBe(
      'https://chat.example/room?x=1',
    );
  });

  it('decodes URLs of every length with any key', async () => {
    const next = sequence(7);
    for (let length = 1; length <= 64; length += 1) {
      const address = `https://${word(length, next)}.test/?q=${word(next(9), next)}`;
      expect(await decodeServicePath(encode(address, word(8, next)))).toBe(address);
    }
    expect(await decodeServicePath(encode('/service/chat.html?lang=ไทย', '!#$%&*~^'))).toBe(
      '/service/chat.html?lang=ไทย',
    );
  });

  it('rejects a wrong key', async () => {
    const next = sequence(11);
    for (let round = 0; round < 200; round += 1) {
      const encoded = encode(`https://${word(12, next)}.test/`, word(8, next)).slice(0, -8);
      expect(await decodeServicePath(encoded + word(8, next))).toBeNull();
    }
  });

  it('rejects a modified path', async () => {
    const path = encode('https://chat.test/room', 'k9Xm2QpZ');
    const changed = Array.from({ length: path.length - 9 }, (_, at) => {
      const other = path[at] === 'A' ? 'B' : 'A';
      return path.slice(0, at) + other + path.slice(at + 1);
    });
    for (const one of changed) expect(await decodeServicePath(one)).not.toBe('https://chat.test/room');
  });

  it.each([
    ['an empty path', ''],
    ['a key alone', 'k9Xm2QpZ'],
    ['less than a key', 'k9X'],
    ['a plain URL', 'https://chat.test/room'],
    ['invalid base64', '*'.repeat(32)],
    ['half a block', 'EpO6ImOLk9Xm2QpZ'],
    ['base64 with spaces', 'EpO6 mOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2QpZ'],
    ['a key with a control character', 'EpO6ImOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2Qp\n'],
    ['an empty URL', encode('', 'k9Xm2QpZ')],
    ['a URL with a line break', encode('https://chat.test/\nroom', 'k9Xm2QpZ')],
    ['bytes that are not text', `${base64.stringify(utf8.parse('plain text without any encryption'))}k9Xm2QpZ`],
  ])('refuses %s', async (_, path) => {
    expect(await decodeServicePath(path)).toBeNull();
  });
});
