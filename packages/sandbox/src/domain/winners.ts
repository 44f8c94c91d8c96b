import { ok } from '#api/errors.ts';
import type * as contract from '#api/games.ts';
import type { Language } from '#api/primitives.ts';
import { gameIconPath, lotteryIconPath, roomPicturePath } from '../images.ts';
import { latestWins, mostWins } from '../latestWins.ts';
import { satangToAmount } from '../ledger.ts';
import type { LocalText } from '../seed/catalogue.ts';
import { lengthenNickname } from '../seed/longText.ts';
import { tableGameNames } from '../seed/tables.ts';
import { type Played, type Win, winsOfDay } from '../seed/winners.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { lotteryNamed } from './lotteryDraws.ts';
import { roomNamed } from './rooms.ts';
import { thaiDay } from './time.ts';
import { isLong } from './wording.ts';

/**
 * CON-01: what was really won here, newest first, and below it the wins that are invented for the day. Names come as the
 * accounts are called; hiding them is the site's duty.
 */
export const gameRankList: Handler<typeof contract.gameRankList> = ({ world }, input) => {
  const only = input.gameCategory === 'ALL' ? undefined : input.gameCategory;
  return ok({ list: [...boardOf(world, input.language, input.limitNum, only)] });
};

/** The entries of the board, `most` of them at most; `only` of one kind, or of every kind. */
export function boardOf(world: World, language: Language, most: number, only?: string): readonly contract.RankEntry[] {
  const real = realWins(world).filter(({ gameType }) => only === undefined || gameType === only);
  const invented = winsOfDay({ seed: world.seed, day: thaiDay(world.now()), only }, world.catalogue, mostWins);
  const spoken = gameLanguage(language);
  return [...real, ...invented].slice(0, Math.min(most, mostWins)).map(({ nickname, satang, ...played }) => {
    const { name, icon } = lookOf(world, played);
    return {
      vo: {
        ...played,
        nickname: isLong(world) ? lengthenNickname(nickname) : nickname,
        gameName: name[spoken],
        icon,
        amount: satangToAmount(satang),
      },
    };
  });
}

function realWins(world: World): readonly Win[] {
  return latestWins(world).flatMap(({ memberId, vassalage, gameType, nodeId, gameCode, winSatang }) => {
    const member = world.store.get('members', memberId ?? '');
    if (member === undefined) return [];
    // A match is played in the lobby of its vendor, which its own code does not lead to.
    const place = gameType === 'SPORTS' ? '' : gameCode;
    return [{ nickname: member.nickname, vassalage, gameType, nodeId, gameCode: place, satang: winSatang }];
  });
}

/** What the place of a win is called, and its picture: those of the game, the table, the lottery, or of the lobby. */
function lookOf(
  world: World,
  { vassalage, gameType, nodeId, gameCode }: Played,
): { readonly name: LocalText; readonly icon: string } {
  const { gameById, vendorByCode, lobbyOf } = world.catalogue;
  const game = gameById.get(nodeId ?? 0);
  if (game !== undefined) return { name: game.name, icon: gameIconPath(vassalage, game.nodeId) };
  const vendor = vendorByCode.get(vassalage);
  const room = vendor && roomNamed(vendor, gameCode);
  if (room !== undefined) {
    const played = tableGameNames[room.game];
    const name = { th: `${room.name.th} · ${played.th}`, en: `${room.name.en} · ${played.en}` };
    return { name, icon: roomPicturePath(room.roomId) };
  }
  const lottery = gameType === 'LOTT' || gameType === 'ELOTT' ? lotteryNamed(world, gameCode) : undefined;
  if (lottery !== undefined) return { name: lottery.name, icon: lotteryIconPath(lottery.id) };
  return {
    name: vendor?.name ?? { th: vassalage, en: vassalage },
    icon: gameIconPath(vassalage, lobbyOf.get(vassalage)?.nodeId ?? 0),
  };
}

const jackpotBegan = Date.UTC(2026, 0, 1);
const jackpotBaseSatang = 1_250_000_000;
const msPerSatang = 40;

/** BAN-03: grows by a quarter of a baht a second, without end. */
export const gameJackpot: Handler<typeof contract.gameJackpot> = ({ world }) => {
  const elapsedMs = Math.max(0, world.now() - jackpotBegan);
  return ok({ amount: satangToAmount(jackpotBaseSatang + Math.floor(elapsedMs / msPerSatang)) });
};
