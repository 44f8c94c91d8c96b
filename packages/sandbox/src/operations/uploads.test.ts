import { expect, test } from 'vitest';
import { uploadLimits } from '#api/uploadLimits.ts';
import { fileUpload } from '#api/uploads.ts';
import { valueOf } from '../moneyOutTesting.ts';
import { createTestPlatform } from '../testing.ts';

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

test('an unknown picture is not found', async () => {
  const { handle } = await begin();
  expect((await handle(new Request('https://kinnari.test/wps/member/upload/unknown'))).status).toBe(404);
});
