import type { VendorCard } from '#api/games.ts';
import type { SportMatch } from '#api/matches.ts';
import type { GameType, OfferedLanguage } from '#api/primitives.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { isInMaintenance, toVendorView } from '#core/catalogue/vendorView.ts';
import { nearMoment, shortMoment } from '#core/format/nearMoment.ts';
import { paths } from '#core/routing/paths.ts';
import type { CategoryVendor, MatchView, VendorOffer } from './category.types.ts';

/** Everything that the view models of the page depend on besides the data. */
export interface CategoryContext {
  readonly type: GameType;
  /** Code of the vendor that the URL names; '' for none. */
  readonly chosen: string;
  readonly language: OfferedLanguage;
  /** Platform time, in ms since the epoch. */
  readonly now: number;
  readonly imageUrl: ImageUrl;
}

/** The game types whose vendors have matches: the derived categories are sports to the platform (NAV-07). */
export const hasMatches = (type: GameType): boolean => type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT';

/** The maintenance of a vendor with its end; null when the vendor is open. */
export function maintenanceOf(card: VendorCard, context: CategoryContext): CategoryVendor['maintenance'] {
  return isInMaintenance(card, context.now) ? { until: nearMoment(card.maintenanceEnd ?? null, context) } : null;
}

/** What a vendor offers in a list of matches; null without any. */
export function matchesOffer(matches: readonly SportMatch[], vassalage: string): VendorOffer | null {
  const listed = matches.filter((match) => match.vassalage === vassalage);
  const running = listed.filter(({ status }) => status === 'live').length;
  return listed.length === 0 ? null : { listed: listed.length, running };
}

/** Makes the card of a vendor. */
export function toCategoryVendor(
  card: VendorCard,
  context: CategoryContext,
  offer: VendorOffer | null = null,
): CategoryVendor {
  const { type, chosen, imageUrl, now } = context;
  const { vassalage, gameType } = card;
  const maintenance = maintenanceOf(card, context);
  const vendorPage = paths.category(type, vassalage);
  return {
    ...toVendorView(card, imageUrl, launchPath({ vassalage, gameType, from: vendorPage }), now),
    maintenance,
    chosen: vassalage === chosen,
    offer: maintenance === null ? offer : null,
  };
}

/** Makes the cards of matches: those that take bets first, by their start (RT-05). */
export function toMatchViews(
  matches: readonly SportMatch[],
  vendors: ReadonlyMap<string, Pick<VendorCard, 'displayName' | 'gameType'>>,
  context: Pick<CategoryContext, 'type' | 'now' | 'language'>,
): readonly MatchView[] {
  const from = paths.category(context.type);
  return matches
    .flatMap((match) => {
      const vendor = vendors.get(match.vassalage);
      // A running match shows its score, and one that takes no bets no price.
      const odds = match.status === 'live' || match.suspended ? null : match.odds;
      return vendor === undefined ? [] : [{ match: { ...match, odds }, vendor }];
    })
    .toSorted(
      (one, other) =>
        Number(one.match.odds === null) - Number(other.match.odds === null) ||
        Date.parse(one.match.startsAt) - Date.parse(other.match.startsAt),
    )
    .map(({ match, vendor }) => {
      const { matchId, vassalage, sport, competition, home, away, score, odds, startsAt, status } = match;
      const { gameType } = vendor;
      return {
        ...{ matchId, sport, competition, home, away, score, odds },
        vendor: vendor.displayName,
        // Also once it has passed: the platform says when a match runs. A document is shown later than it was rendered.
        starts: status === 'upcoming' ? shortMoment(Date.parse(startsAt), context) : null,
        href: launchPath({ vassalage, gameType, gameCode: matchId, from }),
      };
    });
}
