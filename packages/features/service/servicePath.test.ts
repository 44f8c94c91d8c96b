import base64 from 'crypto-js/enc-base64.js';
import utf8 from 'crypto-js/enc-utf8.js';
import ecb from 'crypto-js/mode-ecb.js';
import des from 'crypto-js/tripledes.js';
import { describe, expect, it } from 'vitest';
import { openServicePath } from './servicePath.ts';

const seal = (text: string, key: string): string =>
  base64.stringify(des.encrypt(text, utf8.parse(key), { mode: ecb }).ciphertext) + key;

/** Repeatable: the same numbers each time. */
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

describe('openServicePath', () => {
  it('opens what another implementation sealed', async () => {
    // printf 'https://chat.example/room?x=1' | openssl enc -des-ecb -provider legacy -provider default -K <key> -base64
    expect(await openServicePath('EpO6ImOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2QpZ')).toBe(
      'https://chat.example/room?x=1',
    );
  });

  it('opens every address of every length under every key', async () => {
    const next = sequence(7);
    for (let length = 1; length <= 64; length += 1) {
      const address = `https://${word(length, next)}.test/?q=${word(next(9), next)}`;
      expect(await openServicePath(seal(address, word(8, next)))).toBe(address);
    }
    expect(await openServicePath(seal('/service/chat.html?lang=ไทย', '!#$%&*~^'))).toBe('/service/chat.html?lang=ไทย');
  });

  it('opens nothing with another key', async () => {
    const next = sequence(11);
    for (let round = 0; round < 200; round += 1) {
      const sealed = seal(`https://${word(12, next)}.test/`, word(8, next)).slice(0, -8);
      expect(await openServicePath(sealed + word(8, next))).toBeNull();
    }
  });

  it('opens nothing that was changed on the way', async () => {
    const path = seal('https://chat.test/room', 'k9Xm2QpZ');
    const changed = Array.from({ length: path.length - 9 }, (_, at) => {
      const other = path[at] === 'A' ? 'B' : 'A';
      return path.slice(0, at) + other + path.slice(at + 1);
    });
    for (const one of changed) expect(await openServicePath(one)).not.toBe('https://chat.test/room');
  });

  it.each([
    ['nothing', ''],
    ['a key alone', 'k9Xm2QpZ'],
    ['less than a key', 'k9X'],
    ['an address in the open', 'https://chat.test/room'],
    ['what is not base64', '*'.repeat(32)],
    ['half a block', 'EpO6ImOLk9Xm2QpZ'],
    ['base64 with spaces', 'EpO6 mOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2QpZ'],
    ['a key with a control character', 'EpO6ImOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2Qp\n'],
    ['an empty address', seal('', 'k9Xm2QpZ')],
    ['an address with a line break', seal('https://chat.test/\nroom', 'k9Xm2QpZ')],
    ['bytes that are no text', `${base64.stringify(utf8.parse('not at all sealed by anybody ever'))}k9Xm2QpZ`],
  ])('refuses %s', async (_, path) => {
    expect(await openServicePath(path)).toBeNull();
  });
});
