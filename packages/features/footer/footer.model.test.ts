import { describe, expect, it } from 'vitest';
import type { Resource } from '#api/service.ts';
import { layoutBlocks } from '#api/system.ts';
import { appNames, channelNames, footerRows, formatYear, pickLinks } from './footer.model.ts';

describe('footerRows', () => {
  it('lays the columns of the whole footer in one row', () => {
    expect(footerRows(layoutBlocks.footer)).toEqual([
      ['apps'],
      ['vendors'],
      ['help', 'payments', 'licences', 'domains'],
      ['legal'],
    ]);
  });
  it('keeps whatever order the operator wants', () => {
    expect(footerRows(['help', 'apps', 'licences', 'legal', 'payments'])).toEqual([
      ['help'],
      ['apps'],
      ['licences'],
      ['legal'],
      ['payments'],
    ]);
    expect(footerRows([])).toEqual([]);
  });
});

describe('pickLinks', () => {
  const resource = (resourceType: string, url: string, labelNameEn = resourceType): Resource => ({
    resourceType,
    url,
    labelNameEn,
    qrCodeUrl: null,
  });
  const judge = (address: string) => (address.startsWith('https://ok.test/') ? new URL(address) : null);

  it('finds links by either name, in our order', () => {
    const resources = [resource('ios', 'https://ok.test/i', 'MOBILECONFIG'), resource('Android', 'https://ok.test/a')];
    expect(pickLinks(resources, appNames, judge)).toEqual([
      { name: 'Android', address: 'https://ok.test/a' },
      { name: 'MOBILECONFIG', address: 'https://ok.test/i' },
    ]);
  });
  it('leaves out what we may not go to, and what is not asked for', () => {
    const resources = [
      resource('LINE', 'https://evil.test/'),
      resource('FACEBOOK', 'https://ok.test/f'),
      resource('LIVECHAT', 'https://ok.test/l'),
    ];
    expect(pickLinks(resources, channelNames, judge)).toEqual([{ name: 'FACEBOOK', address: 'https://ok.test/f' }]);
  });
});

describe('formatYear', () => {
  const time = Date.UTC(2026, 10, 21);
  it('says the era where it is not the common one', () => {
    expect(formatYear(time, 'TH', 'UTC')).toBe('พ.ศ. 2569');
    expect(formatYear(time, 'EN', 'UTC')).toBe('2026');
  });
});
