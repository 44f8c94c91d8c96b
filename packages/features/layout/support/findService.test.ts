import { describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import { findService } from './findService.ts';

/** https://chat.example/room?x=1 */
const encoded = 'EpO6ImOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2QpZ';
const answering = (answer: Result<never>): Client => ({ call: async () => answer });
const find = (answer: Result<unknown>, service: readonly string[] = ['chat.example']) =>
  findService(answering(answer as Result<never>), {
    csType: 'LIVECHAT',
    language: 'TH',
    hosts: { origin: 'https://site.test', service },
  });

describe('findService', () => {
  it('uses the entry of type 3', async () => {
    const paths = [
      { type: 1, path: 'https://elsewhere.example/' },
      { type: 3, path: encoded },
    ];
    expect(await find(ok({ paths }))).toEqual(ok(new URL('https://chat.example/room?x=1')));
  });

  it.each([
    ['no entry of type 3', [{ type: 1, path: encoded }]],
    ['a path that cannot be decoded', [{ type: 3, path: 'https://chat.example/room' }]],
    ['no entry at all', []],
  ])('finds no URL with %s', async (_, paths) => {
    expect(await find(ok({ paths }))).toEqual(fail({ kind: 'address' }));
  });

  it('rejects hosts that the deployment does not list', async () => {
    expect(await find(ok({ paths: [{ type: 3, path: encoded }] }), ['other.example'])).toEqual(
      fail({ kind: 'address' }),
    );
  });

  it('passes on the error of the call', async () => {
    const error = { kind: 'network', outcomeUnknown: false } as const;
    expect(await find(fail(error))).toEqual(fail({ kind: 'call', error }));
  });
});
