import type { OfferedLanguage } from '#api/primitives.ts';
import type { Resource } from '#api/service.ts';
import type { LayoutBlock } from '#api/system.ts';
import { localeOf } from '../shared/format.ts';

export type FooterBlock = LayoutBlock<'footer'>;

/** Blocks that stand beside one another; the others take a row of their own. */
const columns: readonly FooterBlock[] = ['help', 'payments', 'licences', 'domains'];

/** The operator's blocks in rows: columns that follow one another share one. */
export function footerRows(blocks: readonly FooterBlock[]): readonly (readonly FooterBlock[])[] {
  const rows: FooterBlock[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    const shares = columns.includes(block) && row?.every((other) => columns.includes(other));
    if (row && shares) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

/** The apps that can be installed, by the names of the platform's links (FTR-01a, b). */
export const appNames = ['Android', 'MOBILECONFIG'] as const;
export type AppName = (typeof appNames)[number];
/** The brand's channels, by the same. */
export const channelNames = ['LINE', 'TELEGRAM', 'TELEGRAM1', 'FACEBOOK'] as const;
export type ChannelName = (typeof channelNames)[number];

/** Turns what the platform calls an address into one that may be followed, or null. */
export type Judge = (address: string) => URL | null;

/** The named links among the platform's resources, in the order of the names; those we may not go to are left out. */
export function pickLinks<Name extends string>(
  resources: readonly Resource[],
  names: readonly Name[],
  judge: Judge,
): readonly { readonly name: Name; readonly address: string }[] {
  return names.flatMap((name) => {
    // The platform names a link in one of two places.
    const found = resources.find(({ resourceType, labelNameEn }) => resourceType === name || labelNameEn === name);
    const address = found && judge(found.url);
    return address ? [{ name, address: address.href }] : [];
  });
}

/** FTR-01g: the year of the copyright line. The Thai one is of the Buddhist era, and says so. */
export function formatYear(time: number, language: OfferedLanguage, timeZone?: string): string {
  if (language !== 'TH') return new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', timeZone }).format(time);
  const format = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-buddhist-nu-latn`, {
    year: 'numeric',
    era: 'short',
    timeZone,
  });
  return format.format(time);
}
