import { expect, test } from 'vitest';
import { memberAvatar } from '#api/member.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { banners } from '#sandbox/seed/banners.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import {
  bannerPath,
  bannerScenePath,
  gameIconPath,
  imageResponse,
  lotteryIconPath,
  paymentMarkPath,
  vendorMarkPath,
} from './images.ts';
import { sceneLimit } from './scenes/drawScene.ts';

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
    bannerScenePath('rng-1', 'wide'),
    bannerScenePath('home-1', 'tall'),
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
  bannerScenePath('none', 'wide'),
  '/TCG_PROD_IMAGES/BANNERS/scene/rng-1.svg',
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

test('every banner has a scene for wide windows and for phones, within 9 kB and without letters', async () => {
  for (const { bannerId } of banners) {
    for (const layout of ['wide', 'tall'] as const) {
      const svg = await imageResponse(sandbox, 'GET', bannerScenePath(bannerId, layout)).text();
      expect(svg, bannerId).toContain(layout === 'wide' ? 'viewBox="0 0 1280 400"' : 'viewBox="0 0 720 480"');
      expect(new TextEncoder().encode(svg).length, `${bannerId} ${layout}`).toBeLessThan(sceneLimit);
      // With its words, it is another and larger one.
      const lettered = await imageResponse(sandbox, 'GET', bannerPath(bannerId, 'th')).text();
      expect(lettered.length, bannerId).toBeGreaterThan(svg.length);
    }
  }
});

test('a banner of a category shows that category, whatever its motif', () => {
  const categories = ['/live', '/fish', '/pvp', '/sports', '/esports', '/elott'];
  for (const { groupName, bannerId, art } of banners) {
    expect(art.scene !== undefined, bannerId).toBe(categories.includes(groupName));
  }
});
