import { describe, expect, it } from 'vitest';
import type { Resource } from '#api/service.ts';
import { layoutBlocks } from '#api/system.ts';
import { appNames, channelNames, footerRows, formatYear, pickLinks } from './footer.model.ts';

describe('footerRows', () => {
  it('puts the column blocks of the full footer into one row', () => {
    expect(footerRows(layoutBlocks.footer)).toEqual([
      ['apps'],
      ['vendors'],
      ['help', 'payments', 'licences', 'domains'],
      ['legal'],
    ]);
  });
  it('keeps the operator’s order', () => {
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
  const resolveUrl = (url: string) => (url.startsWith('https://ok.test/') ? new URL(url) : null);

  it('finds links by either name, in the order of the names', () => {
    const resources = [resource('ios', 'https://ok.test/i', 'MOBILECONFIG'), resource('Android', 'https://ok.test/a')];
    expect(pickLinks(resources, appNames, resolveUrl)).toEqual([
      { name: 'Android', url: 'https://ok.test/a' },
      { name: 'MOBILECONFIG', url: 'https://ok.test/i' },
    ]);
  });
  it('leaves out rejected URLs and other names', () => {
    const resources = [
      resource('LINE', 'https://evil.test/'),
      resource('FACEBOOK', 'https://ok.test/f'),
      resource('LIVECHAT', 'https://ok.test/l'),
    ];
    expect(pickLinks(resources, channelNames, resolveUrl)).toEqual([{ name: 'FACEBOOK', url: 'https://ok.test/f' }]);
  });
});

describe('formatYear', () => {
  it('names the era in Thai', () => {
    const time = Date.UTC(2026, 10, 21);
    expect(formatYear(time, 'TH')).toBe('พ.ศ. 2569');
    expect(formatYear(time, 'EN')).toBe('2026');
  });
  it('changes at midnight in the time zone of the site', () => {
    const newYear = Date.parse('2026-12-31T17:00:00Z');
    expect(formatYear(newYear - 1, 'EN')).toBe('2026');
    expect(formatYear(newYear, 'EN')).toBe('2027');
    expect(formatYear(newYear, 'TH')).toBe('พ.ศ. 2570');
  });
});
