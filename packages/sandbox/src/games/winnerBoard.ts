import type { Language } from '#api/primitives.ts';
import type { RankEntry } from '#api/winners.ts';
import { gameIconPath, lotteryIconPath, roomPicturePath } from '#demo/art/images.ts';
import { maskNickname } from '../accounts/maskNickname.ts';
import { type LocalText, gameLanguage } from '../language.ts';
import { latestWins, maxWins } from '../money/latestWins.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import { tableGameNames } from '../seed/liveTables.ts';
import { lengthenNickname } from '../seed/longText.ts';
import { type Played, type Win, winsOfDay } from '../seed/winners.ts';
import { isLong } from '../texts/wording.ts';
import { thaiDay } from '../time.ts';
import { lotteryNamed } from './lotteryDraws.ts';
import { roomNamed } from './rooms.ts';

/** How many wins are invented: enough for a full board where each masked name is there once, also with long names. */
const invented = 6 * maxWins;

/**
 * The winner board: wins of this sandbox, newest first, or the invented wins of the day before the first of them. Names are
 * masked, and each is on the board once.
 *
 * @param limit the most entries to return
 * @param onlyType a game type; without it, all types
 */
export function winnerBoard(
  sandbox: Sandbox,
  language: Language,
  limit: number,
  onlyType?: string,
): readonly RankEntry[] {
  const textLanguage = gameLanguage(language);
  return boardOf(sandbox, limit, onlyType).map(({ name, ...vo }) => ({ vo: { ...vo, gameName: name[textLanguage] } }));
}

/** The first of the board, with the names of games in every language. */
export const latestOnBoard = (sandbox: Sandbox, limit: number) =>
  boardOf(sandbox, limit).map(({ name, ...vo }) => ({
    vo: { ...vo, gameName: name.th, names: { TH: name.th, EN: name.en } },
  }));

function boardOf(sandbox: Sandbox, limit: number, onlyType?: string) {
  const real = realWins(sandbox).filter(({ gameType }) => onlyType === undefined || gameType === onlyType);
  const day = thaiDay(sandbox.now());
  const wins =
    real.length > 0 ? real : winsOfDay({ seed: sandbox.seed, day, only: onlyType }, sandbox.catalogue, invented);
  const shown = oneOfEach(wins, isLong(sandbox) ? lengthenNickname : (nickname) => nickname);
  return shown.slice(0, Math.min(limit, maxWins)).map(({ nickname, satang, ...played }) => {
    return { ...played, nickname, ...displayOf(sandbox, played), amount: satangToAmount(satang) };
  });
}

/** The latest win of each masked name: a board on which one player, or two who look alike, won everything tells nothing. */
function oneOfEach(wins: readonly Win[], lengthen: (nickname: string) => string): readonly Win[] {
  const byName = new Map<string, Win>();
  for (const win of wins) {
    const nickname = maskNickname(lengthen(win.nickname));
    if (!byName.has(nickname)) byName.set(nickname, { ...win, nickname });
  }
  return [...byName.values()];
}

function realWins(sandbox: Sandbox): readonly Win[] {
  return latestWins(sandbox).flatMap(({ memberId, vassalage, gameType, nodeId, gameCode, winSatang }) => {
    const member = sandbox.store.get('members', memberId ?? '');
    if (member === undefined) return [];
    // The code of a match does not open it: matches are played in their vendor's lobby.
    const code = gameType === 'SPORTS' ? '' : gameCode;
    return [{ nickname: member.nickname, vassalage, gameType, nodeId, gameCode: code, satang: winSatang }];
  });
}

/** Name and icon of what was won on: a game, a live table, a lottery, or else the vendor's lobby. */
function displayOf(
  sandbox: Sandbox,
  { vassalage, gameType, nodeId, gameCode }: Played,
): { readonly name: LocalText; readonly icon: string } {
  const { gameById, vendorByCode, lobbyOf } = sandbox.catalogue;
  const game = gameById.get(nodeId ?? 0);
  if (game !== undefined) return { name: game.name, icon: gameIconPath(vassalage, game.nodeId) };
  const vendor = vendorByCode.get(vassalage);
  const room = vendor && roomNamed(vendor, gameCode);
  if (room !== undefined) {
    const tableGame = tableGameNames[room.game];
    const name = { th: `${room.name.th} · ${tableGame.th}`, en: `${room.name.en} · ${tableGame.en}` };
    return { name, icon: roomPicturePath(room.roomId) };
  }
  const lottery = gameType === 'LOTT' || gameType === 'ELOTT' ? lotteryNamed(sandbox, gameCode) : undefined;
  if (lottery !== undefined) return { name: lottery.name, icon: lotteryIconPath(lottery.id) };
  return {
    name: vendor?.name ?? { th: vassalage, en: vassalage },
    icon: gameIconPath(vassalage, lobbyOf.get(vassalage)?.nodeId ?? 0),
  };
}
