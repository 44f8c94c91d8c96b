import { describe, expect, test } from 'vitest';
import { sessionLogout } from '#api/session.ts';
import { uploadLimits } from '#api/uploadLimits.ts';
import { fileUpload } from '#api/uploads.ts';
import { memberByAccount } from '../accounts/accounts.ts';
import { pictureLink } from '../accounts/pictureLinks.ts';
import { openSession, sessionsOf } from '../accounts/sessions.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];

async function begin() {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const upload = (first: readonly number[], length: number = first.length, name = 'สลิป 1.png') => {
    const bytes = new Uint8Array(length);
    bytes.set(first);
    return platform.client.call(fileUpload, { name, type: 'image/png', bytes });
  };
  return { ...platform, upload };
}

test.each([
  [png, 'image/png'],
  [jpeg, 'image/jpeg'],
] as const)('CON-02: a picture that begins with %j is kept and served as %s', async (first, type) => {
  const { upload, handle } = await begin();
  const { url, bytes, name } = valueOf(await upload(first, 3_000));
  expect({ bytes, name }).toEqual({ bytes: 3_000, name: 'สลิป 1.png' });
  const served = await handle(new Request(`https://kinnari.test${url}`));
  expect(served.headers.get('Content-Type')).toBe(type);
  expect([...new Uint8Array(await served.arrayBuffer())].slice(0, first.length)).toEqual(first);
});

test('the first bytes decide, not the name or the declared type', async () => {
  const { upload } = await begin();
  expect(await upload([0x3c, 0x73, 0x76, 0x67])).toMatchObject({
    error: { code: 'upload_invalid', detail: { reason: 'type' } },
  });
});

test('a picture of 5 MB is accepted, one more byte is not', async () => {
  const { upload } = await begin();
  expect((await upload(png, uploadLimits.bytes)).ok).toBe(true);
  expect(await upload(png, uploadLimits.bytes + 1)).toMatchObject({
    error: { code: 'upload_invalid', detail: { reason: 'size' } },
  });
});

test('the oldest pictures of a member make place for new ones', async () => {
  const { upload, sandbox } = await begin();
  for (let times = 0; times < 32; times += 1) valueOf(await upload(png));
  expect([...sandbox.store.entries('files')]).toHaveLength(30);
});

describe('the address of a picture', () => {
  const status = async ({ handle }: Pick<TestPlatform, 'handle'>, url: string, token?: string): Promise<number> => {
    const headers: HeadersInit = token === undefined ? [] : [['Authorization', `Bearer ${token}`]];
    return (await handle(new Request(`https://kinnari.test${url}`, { headers }))).status;
  };
  const tokenOf = ({ sandbox }: Pick<TestPlatform, 'sandbox'>, account: string): string => {
    const member = memberByAccount(sandbox, account);
    if (member === undefined) throw new Error(`no ${account}`);
    return sandbox.store.transaction(() => openSession(sandbox, member).token);
  };

  test('opens it for ten minutes at most, and is the same for some of them', async () => {
    const platform = await begin();
    const { id, url } = valueOf(await platform.upload(png));
    expect(await status(platform, url)).toBe(200);
    platform.advance(4 * 60_000);
    const [session] = sessionsOf(platform.sandbox, platform.sandbox.store.get('files', id)?.memberId ?? '');
    if (session === undefined) throw new Error('no session');
    platform.advance(6 * 60_000);
    expect(await status(platform, url)).toBe(404);
    const renewed = pictureLink(platform.sandbox, id, session);
    expect(renewed).not.toBe(url);
    expect(await status(platform, renewed)).toBe(200);
    platform.advance(1_000);
    expect(pictureLink(platform.sandbox, id, session)).toBe(renewed);
  });

  test('ends with the session that it was given to', async () => {
    const platform = await begin();
    const { url } = valueOf(await platform.upload(png));
    valueOf(await platform.client.call(sessionLogout, {}));
    expect(await status(platform, url)).toBe(404);
    await platform.signIn('demo');
    expect(await status(platform, url)).toBe(404);
  });

  test('is of no use with the session of another account', async () => {
    const platform = await begin();
    const { id, url } = valueOf(await platform.upload(png));
    expect(await status(platform, url, tokenOf(platform, 'agent'))).toBe(404);
    expect(await status(platform, url, 'no-session')).toBe(404);
    expect(await status(platform, url, tokenOf(platform, 'demo'))).toBe(200);
    // Signed for a session of another account, as if it had read the record.
    const foreign = pictureLink(platform.sandbox, id, { token: tokenOf(platform, 'agent') });
    expect(await status(platform, foreign)).toBe(404);
  });

  test('cannot be changed, nor made without the secret of the platform', async () => {
    const platform = await begin();
    const [one, two] = [valueOf(await platform.upload(png)), valueOf(await platform.upload(jpeg))];
    const [path = ''] = one.url.split('?');
    const changed = (name: string, value: string): string => {
      const query = new URLSearchParams(one.url.split('?')[1]);
      query.set(name, value);
      return `${path}?${query.toString()}`;
    };
    const until = Number(new URLSearchParams(one.url.split('?')[1]).get('until'));
    for (const url of [
      path,
      changed('until', String(until + 1)),
      changed('to', 'staff'),
      changed('signature', ''),
      one.url.replace(one.id, two.id),
    ])
      expect([url, await status(platform, url)]).toEqual([url, 404]);
  });

  test('for staff needs no session of a player', async () => {
    const platform = await begin();
    const { id } = valueOf(await platform.upload(png));
    valueOf(await platform.client.call(sessionLogout, {}));
    const url = pictureLink(platform.sandbox, id, 'staff');
    expect(await status(platform, url)).toBe(200);
    platform.advance(10 * 60_000);
    expect(await status(platform, url)).toBe(404);
  });
});

test('an unknown picture is not found', async () => {
  const { handle } = await begin();
  expect((await handle(new Request('https://kinnari.test/wps/member/upload/unknown'))).status).toBe(404);
});
