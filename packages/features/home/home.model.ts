import type { RankEntry } from '#api/games.ts';
import type { Amount } from '#api/primitives.ts';
import type { Promotion } from '#api/system.ts';
import type { ImageAddress } from '../shared/images.ts';
import { maskName } from '../shared/masking.ts';
import { launchPath, paths } from '../shared/navigation.ts';

/** How much a block shows. Games fill whole rows of six. */
export const homeLimits = { recent: 6, hot: 12, winners: 50, promotions: 3 } as const;

/** A win as others may see it (CON-01). */
export interface WinnerView {
  readonly id: string;
  /** Masked. */
  readonly name: string;
  readonly game: string;
  /** Null when the platform's address is not one we may load. */
  readonly image: string | null;
  readonly amount: Amount;
  /** Opens the game, the table or the lottery, or the lobby of the vendor where the platform names none. */
  readonly href: string;
}

export function toWinnerView({ vo }: RankEntry, place: number, imageAddress: ImageAddress, from: string): WinnerView {
  const { vassalage, gameType, nodeId, gameCode } = vo;
  return {
    // A player may win twice in the same game, and the same amount.
    id: String(place),
    name: maskName(vo.nickname),
    game: vo.gameName,
    image: imageAddress(vo.icon),
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

/** A promotion as the home announces it. */
export interface TeaserView {
  readonly id: string;
  readonly title: string;
  /** As the platform writes it (TXT-03). */
  readonly type: string;
  /** Null for none, or when its address is not one we may load. */
  readonly image: string | null;
  readonly href: string;
}

/** Those that are not over. */
export function toTeasers(
  promotions: readonly Promotion[],
  { imageAddress, now, most }: { imageAddress: ImageAddress; now: number; most: number },
): readonly TeaserView[] {
  return promotions
    .filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > now)
    .slice(0, most)
    .map(({ id, title, type, image }) => ({
      id,
      title,
      type,
      image: image === '' ? null : imageAddress(image),
      href: paths.promotion(id),
    }));
}
