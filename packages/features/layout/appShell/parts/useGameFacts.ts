import { gameFavouriteIds } from '#api/favourites.ts';
import { gameRooms } from '#api/launch.ts';
import { lotteryOpenDraws } from '#api/lottery.ts';
import { gameMatches } from '#api/matches.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import type { Role } from '#core/session/role.ts';
import type { NavCategory } from '../appShell.types.ts';
import { type CategoryFact, type GameFacts, drawsFact, matchesFact, tablesFact, vendorsFact } from '../games.model.ts';

/** The most matches that are asked for, as on the pages of the categories. */
const mostMatches = 100;

/**
 * One fact of the moment for each category of the sheet, from the lists that its page reads too. What has not answered has no
 * fact. A player who takes a break is told no more than the number of vendors, and nothing is asked for it (RSP-06).
 */
export function useGameFacts(role: Role, categories: readonly NavCategory[]): GameFacts {
  const language = useLanguage();
  const isPlayer = role === 'member' || role === 'agent';
  const [play] = usePlayStatus({ skip: !isPlayer });
  const asks = !isPlayer || play.status === 'failed' || (play.status === 'ready' && play.value.rest === null);
  const vendorsOf = (type: GameType): string =>
    (categories.find((category) => category.type === type)?.vendors ?? [])
      .filter(({ inMaintenance }) => !inMaintenance)
      .map(({ vassalage }) => vassalage)
      .join();
  const hasTables = asks && vendorsOf('LIVE') !== '';
  const [rooms] = useRemote(gameRooms, hasTables ? { vassalage: '', gameType: 'LIVE', language } : null, 'live');
  const hasDraws = asks && vendorsOf('LOTT') !== '';
  const draws = { prizeMode: siteConstants.lotteryType, count: 100 };
  const [open] = useRemote(lotteryOpenDraws, hasDraws ? draws : null, 'live');
  const [favourites] = useRemote(gameFavouriteIds, isPlayer ? {} : null, 'oncePerSession');
  const facts: Partial<Record<GameType | 'favourites', CategoryFact | undefined>> = {
    ...Object.fromEntries(categories.map((category) => [category.type, vendorsFact(category)])),
    SPORTS: useMatchFact(asks ? vendorsOf('SPORTS') : ''),
    ESPORTS: useMatchFact(asks ? vendorsOf('ESPORTS') : ''),
    COCKFIGHT: useMatchFact(asks ? vendorsOf('COCKFIGHT') : ''),
    LIVE: rooms.status === 'ready' ? tablesFact(rooms.value.list) : undefined,
    LOTT: open.status === 'ready' ? drawsFact(open.value.list, open.at) : undefined,
    favourites:
      favourites.status === 'ready' && favourites.value.nodeIds.length > 0
        ? { kind: 'favourites', count: String(favourites.value.nodeIds.length) }
        : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

/** @param vassalages codes of vendors, separated by commas; '' asks nothing */
function useMatchFact(vassalages: string): CategoryFact | undefined {
  const language = useLanguage();
  const input = { vassalages, language, limit: mostMatches };
  const [matches] = useRemote(gameMatches, vassalages === '' ? null : input, 'live');
  return matches.status === 'ready' ? matchesFact(matches.value.list, mostMatches) : undefined;
}
