import type { OfferedLanguage } from '#api/primitives.ts';
import type { Resource } from '#api/service.ts';
import type { LayoutBlock } from '#api/system.ts';
import { eraOf, formatOf, siteTimeZone } from '#core/format/dates.ts';

export type FooterBlock = LayoutBlock<'footer'>;

/** Blocks that can share a row; every other block has a row of its own. */
const columns: readonly FooterBlock[] = ['help', 'payments', 'licences', 'domains'];

/** Groups the operator's blocks into rows. Consecutive column blocks share a row. */
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

/** Installable apps, by the names of the platform's links (FTR-01a, b). */
export const appNames = ['Android', 'MOBILECONFIG'] as const;
export type AppName = (typeof appNames)[number];
/** The brand's channels, by the names of the platform's links. */
export const channelNames = ['LINE', 'TELEGRAM', 'TELEGRAM1', 'FACEBOOK'] as const;
export type ChannelName = (typeof channelNames)[number];

/** Returns a safe absolute URL for a URL from the platform, or null when it must not be followed. */
export type ResolveUrl = (url: string) => URL | null;

/** Picks the named links from the platform's resources, in the order of the names. Unsafe URLs are left out. */
export function pickLinks<Name extends string>(
  resources: readonly Resource[],
  names: readonly Name[],
  resolveUrl: ResolveUrl,
): readonly { readonly name: Name; readonly url: string }[] {
  return names.flatMap((name) => {
    // The platform puts the name into either of two fields.
    const found = resources.find(({ resourceType, labelNameEn }) => resourceType === name || labelNameEn === name);
    const url = found && resolveUrl(found.url);
    return url ? [{ name, url: url.href }] : [];
  });
}

/** Formats the year of the copyright line (FTR-01g) in the site's time zone. Thai uses the Buddhist era and names it. */
export function formatYear(time: number, language: OfferedLanguage): string {
  return formatOf(language, { year: 'numeric', era: eraOf(language), timeZone: siteTimeZone }).format(time);
}
