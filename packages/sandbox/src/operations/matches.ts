import { ok } from '#api/errors.ts';
import type * as contract from '#api/matches.ts';
import { matchList } from '../games/matchList.ts';
import type { Handler } from '../handler.ts';

export const gameMatches: Handler<typeof contract.gameMatches> = ({ sandbox }, input) => ok(matchList(sandbox, input));
