import { ok } from '#api/errors.ts';
import type * as contract from '#api/winners.ts';
import { winnerBoard } from '../games/winnerBoard.ts';
import type { Handler } from '../handler.ts';

/** Lists the latest wins (CON-01). Nicknames are masked: one can be a user name or a mobile number, and anyone may read them. */
export const gameRankList: Handler<typeof contract.gameRankList> = ({ sandbox }, input) => {
  const onlyType = input.gameCategory === 'ALL' ? undefined : input.gameCategory;
  return ok({ list: [...winnerBoard(sandbox, input.language, input.limitNum, onlyType)] });
};
