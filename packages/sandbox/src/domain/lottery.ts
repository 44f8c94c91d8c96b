import { ok } from '#api/errors.ts';
import type * as contract from '#api/lottery.ts';
import type { Handler } from './handler.ts';

export const lotteryMenu: Handler<typeof contract.lotteryMenu> = () => ok({ menus: [], games: [] });
export const lotteryRecent: Handler<typeof contract.lotteryRecent> = () => ok({ list: [] });
export const lotteryPopular: Handler<typeof contract.lotteryPopular> = () => ok({ list: [] });
export const lotteryOpenDraws: Handler<typeof contract.lotteryOpenDraws> = () => ok({ list: [] });
export const lotteryResults: Handler<typeof contract.lotteryResults> = () => ok({ list: [] });
