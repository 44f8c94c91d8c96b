import { expect, test } from 'vitest';
import { memberAvatar } from '#api/member.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { bannerPath, gameIconPath, imageResponse, lotteryIconPath, paymentMarkPath, vendorMarkPath } from './images.ts';

const sandbox = createSandbox();

test('covers, marks, banners and payment icons are drawn and cached forever', async () => {
  const [game] = sandbox.catalogue.games;
  if (!game) throw new Error('no games');
  const paths = [
    gameIconPath(game.vassalage, game.nodeId),
    vendorMarkPath('DS88'),
    lotteryIconPath('NAGA5'),
    bannerPath('rng-1', 'th'),
    bannerPath('promo-1', 'en'),
    paymentMarkPath('qr'),
    '/TCG_PROD_IMAGES/AVATARS/1.svg',
  ];
  for (const path of paths) {
    const response = imageResponse(sandbox, 'GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toMatch(/^<svg /);
  }
});

test.each([
  gameIconPath('LTWR', 1),
  gameIconPath('SLKR', 100_001),
  vendorMarkPath('UNKNOWN'),
  lotteryIconPath('UNKNOWN'),
  bannerPath('none', 'th'),
  paymentMarkPath('none'),
  paymentMarkPath('constructor'),
  '/TCG_PROD_IMAGES/AVATARS/9999.svg',
  '/TCG_PROD_IMAGES/../secret',
])('there is no image at %s', (path) => expect(imageResponse(sandbox, 'GET', path).status).toBe(404));

test('images can only be read', () => {
  expect(imageResponse(sandbox, 'POST', vendorMarkPath('LTWR')).status).toBe(405);
  expect(imageResponse(sandbox, 'HEAD', vendorMarkPath('LTWR')).body).toBeNull();
});

test('the avatar of a member exists', async () => {
  const { client, handle, signIn } = createTestPlatform();
  await signIn('demo');
  const avatar = await client.call(memberAvatar, {});
  if (!avatar.ok) throw new Error('no avatar');
  expect((await handle(new Request(`https://kinnari.test${avatar.value.url}`))).status).toBe(200);
});
