import { ok } from '#api/errors.ts';
import type * as contract from '#api/games.ts';
import { gameIconPath } from '../images.ts';
import { satangToAmount } from '../ledger.ts';
import { lengthenNickname } from '../seed/longText.ts';
import { winsOfDay } from '../seed/winners.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { thaiDay } from './time.ts';
import { isLong } from './wording.ts';

const mostWins = 50;

/** CON-01: the same list all day long. Names come as the accounts are called; hiding them is the site's duty. */
export const gameRankList: Handler<typeof contract.gameRankList> = ({ world }, input) => {
  // The board tells of slots only.
  if (input.gameCategory !== 'ALL' && input.gameCategory !== 'RNG') return ok({ list: [] });
  const wins = winsOfDay(world.seed, thaiDay(world.now()), world.catalogue.games, mostWins);
  const language = gameLanguage(input.language);
  return ok({
    list: wins.slice(0, input.limitNum).map(({ nickname, game, satang }) => ({
      vo: {
        nickname: isLong(world) ? lengthenNickname(nickname) : nickname,
        gameName: game.name[language],
        vassalage: game.vassalage,
        gameType: 'RNG',
        nodeId: game.nodeId,
        gameCode: game.gameCode,
        icon: gameIconPath(game.vassalage, game.nodeId),
        amount: satangToAmount(satang),
      },
    })),
  });
};

const jackpotBegan = Date.UTC(2026, 0, 1);
const jackpotBaseSatang = 1_250_000_000;
const msPerSatang = 40;

/** BAN-03: grows by a quarter of a baht a second, without end. */
export const gameJackpot: Handler<typeof contract.gameJackpot> = ({ world }) => {
  const elapsedMs = Math.max(0, world.now() - jackpotBegan);
  return ok({ amount: satangToAmount(jackpotBaseSatang + Math.floor(elapsedMs / msPerSatang)) });
};
