import { type Game, gameVendorList } from '#api/games.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../routing/paths.ts';
import type { ImageUrl } from './images.ts';
import { launchPath } from './launchRules.ts';
import { isInMaintenance } from './vendorView.ts';

/** A game as lists show it, with resolved URLs and texts. */
export interface GameTileView {
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  /** Image URL; null when the platform's URL is not allowed. */
  readonly image: string | null;
  readonly hot: boolean;
  /** The vendor is in maintenance: the tile stays a link and says so. */
  readonly inMaintenance: boolean;
  /** Opens the game, or the list of games that the entry represents (GAM-02); "back" returns to `from`. */
  readonly href: string;
}

/**
 * Converts a game of the platform for a list.
 * @param from the URL of the page with the list
 * @param paused the vendors in maintenance, from `useVendorsInMaintenance`
 * @param goOn continues a game that was opened before: a lottery opens at once, without the lottery page
 */
export function toGameTileView(
  game: Game,
  imageUrl: ImageUrl,
  from: string,
  paused: readonly string[],
  goOn = false,
): GameTileView {
  const { vassalage, gameType, nodeId, gameCode } = game;
  const playType = game.defaultPlayType ?? '';
  const inMaintenance = paused.includes(vassalage);
  return {
    inMaintenance,
    nodeId,
    name: game.gameName,
    vendor: game.accountTypeName,
    image: imageUrl(game.icon),
    hot: game.isHot && !inMaintenance,
    href: game.isGame
      ? launchPath({
          ...{ vassalage, gameType, nodeId, gameCode, playType, from },
          ...(goOn && gameCode !== '' && { view: 'betting' }),
        })
      : paths.gameList(from, game),
  };
}

/** Returns the codes of the vendors that are in maintenance now; empty until the vendor list has loaded. */
export function useVendorsInMaintenance(): readonly string[] {
  const { clock } = usePlatform();
  const [vendors] = useRemote(gameVendorList, { language: useLanguage() }, 'oncePerTab');
  const cards = vendors.status === 'ready' ? vendors.value.data.lanes.flatMap((lane) => lane.cards) : [];
  return cards.filter((card) => isInMaintenance(card, clock.now())).map(({ vassalage }) => vassalage);
}
