import { describe, expect, it } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { metaHtml, previewPicture, sitePicture, withMeta } from './pageMeta.ts';

const brand: Brand = { id: 'kinnari', name: { th: 'กินรี', en: 'Kinnari' }, mark: { primary: '', secondary: '' } };
const preview = { ...brand, preview: '/client/preview.png' };
const site = 'https://site.example';

const pick = (path: string, more: Partial<Parameters<typeof previewPicture>[0]> = {}) =>
  previewPicture({ url: new URL(path, site), base: site, brand, fromFile: false, code: 'th', imageHosts: [], ...more });
const bannerOfHome = (url: string) => ({
  known: [{ key: [announcementList.id], value: { banners: [{ groupName: '/', url }], promotion: [] } }] as never,
});

describe('the picture of a preview', () => {
  it.each([
    ['/', 'home'],
    ['/help', 'home'],
    ['/nope', 'home'],
    ['/sports', 'sports'],
    ['/live', 'live'],
    ['/rng', 'slots'],
    ['/vnlottery', 'lottery'],
    ['/promoDetail?id=1', 'promotions'],
    ['/join?referralCode=K1', 'join'],
    ['/register', 'join'],
    ['/vip', 'vip'],
    ['/down', 'download'],
  ])('of %s is that of %s', (path, kind) => {
    expect(pick(path)).toEqual({ url: `${site}/brands/kinnari/share/${kind}.th.jpg`, isShare: true });
  });
  it('is in the language of the page, in English where brands are not written in it', () => {
    expect(pick('/vip', { code: 'en' }).url).toMatch(/vip\.en\.jpg$/);
    expect(pick('/vip', { code: 'vi' }).url).toMatch(/vip\.en\.jpg$/);
  });
  it('is the brand’s own where it has one', () => {
    expect(pick('/vip', { brand: preview })).toEqual({ url: `${site}/client/preview.png`, isShare: false });
    expect(pick('/vip', { brand: preview, fromFile: true }).url).toBe(`${site}/client/preview.png`);
  });
  it('is a banner of the platform before all of them, unless it is an SVG', () => {
    expect(pick('/vip', bannerOfHome('/b/home.png'))).toEqual({ url: `${site}/b/home.png`, isShare: false });
    expect(pick('/vip', bannerOfHome('/b/home.svg')).isShare).toBe(true);
  });
  it('never shows the mark of another brand, where a brand file changes it', () => {
    expect(pick('/vip', { fromFile: true }).url).toBe(`${site}/brands/kinnari.svg`);
    expect(pick('/vip', { fromFile: true, ...bannerOfHome('/b/home.svg') }).url).toBe(`${site}/b/home.svg`);
    expect(sitePicture({ brand, fromFile: true, code: 'th' }).isShare).toBe(false);
  });
});

describe('the elements of the head', () => {
  const page = { title: 'วีไอพี', description: 'd', siteName: 'กินรี' };
  it('state size, words and card of a share picture only', () => {
    const share = metaHtml({ ...page, picture: pick('/vip') });
    expect(share).toContain('<meta property="og:image:width" content="1200">');
    expect(share).toContain('<meta property="og:image:height" content="630">');
    expect(share).toContain('<meta property="og:image:alt" content="วีไอพี · กินรี">');
    expect(share).toContain('<meta name="twitter:card" content="summary_large_image">');
    const other = metaHtml({ ...page, picture: { url: '/own.png', isShare: false } });
    expect(other).not.toMatch(/og:image:|twitter:/);
  });
  it('are replaced as a whole, also where they have been written before', () => {
    const shell = `<title>a</title>${metaHtml({ ...page, picture: pick('/vip') })}<meta name="theme-color">`;
    const own = { ...page, picture: { url: '/own.png', isShare: false } };
    expect(withMeta(shell, own, 'b')).toBe(`<title>b</title>${metaHtml(own)}<meta name="theme-color">`);
  });
});
