import type { Promotion } from '#api/announcements.ts';
import type { RankEntry } from '#api/winners.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { paths } from '#core/routing/paths.ts';
import type { TeaserView, WinnerView } from './home.types.ts';
import { maskName } from './masking.ts';

/** Number of entries per block. Games fill whole rows of six. */
export const homeLimits = { recent: 6, hot: 12, winners: 50, promotions: 3 } as const;

/**
 * Makes the view of a win, with the nickname masked.
 * @param index position on the board, used as the id
 * @param from the page that "back" returns to
 */
export function toWinnerView({ vo }: RankEntry, index: number, imageUrl: ImageUrl, from: string): WinnerView {
  const { vassalage, gameType, nodeId, gameCode } = vo;
  return {
    // Not built from the data: a player can win the same amount twice in the same game.
    id: String(index),
    name: maskName(vo.nickname),
    game: vo.gameName,
    image: imageUrl(vo.icon),
    amount: vo.amount,
    href: launchPath({
      vassalage,
      gameType,
      ...(nodeId !== null && { nodeId }),
      ...(gameCode !== '' && { gameCode }),
      from,
    }),
  };
}

/**
 * Makes teasers of the promotions that have not ended.
 * @param now platform time, in ms since the epoch
 * @param most maximum number of teasers
 */
export function toTeasers(
  promotions: readonly Promotion[],
  { imageUrl, now, most }: { imageUrl: ImageUrl; now: number; most: number },
): readonly TeaserView[] {
  return promotions
    .filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > now)
    .slice(0, most)
    .map(({ id, title, type, image }) => ({
      id,
      title,
      type,
      image: image === '' ? null : imageUrl(image),
      href: paths.promotion(id),
    }));
}
