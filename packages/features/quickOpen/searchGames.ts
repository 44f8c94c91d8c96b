import type { Client } from '#api/client.ts';
import { type ApiError, type Result, fail, ok } from '#api/errors.ts';
import { type Game, gameList } from '#api/games.ts';
import { type GameType, type Language, siteConstants } from '#api/primitives.ts';
import { mostOf } from './quickOpen.model.ts';

/** The halls whose games the platform lists. */
export const hallTypes = ['RNG', 'PVP', 'FISH'] as const satisfies readonly GameType[];
export type HallType = (typeof hallTypes)[number];

export interface FoundGames {
  readonly games: readonly Game[];
  /** What was looked for in place of what was typed, which nothing is called. */
  readonly shownFor?: string;
  /** The first hall that has more of them than are here. */
  readonly more?: HallType;
}

interface Where {
  readonly halls: readonly HallType[];
  readonly merchant: string;
  readonly channel: string;
  readonly language: Language;
}

/**
 * Asks all halls for what was typed and, where none of them has any, for what may have been meant. A hall that fails is
 * left out; only when all have failed has the search.
 * @param guess what else to ask for; called only where it is needed, as it takes a while
 */
export async function searchGames(
  client: Client,
  typed: string,
  guess: () => readonly string[],
  where: Where,
  signal: AbortSignal,
): Promise<Result<FoundGames>> {
  let answered = false;
  let error: ApiError | null = null;
  const queries = [typed];
  for (const query of queries) {
    const answers = await Promise.all(where.halls.map((hall) => ask(client, query, hall, where, signal)));
    if (signal.aborted) break;
    const games = answers.flatMap((answer) => (answer.ok ? answer.value.games : []));
    answered ||= answers.some(({ ok: fine }) => fine);
    error ??= answers.find((answer) => !answer.ok)?.error ?? null;
    if (games.length === 0) {
      if (query === typed && answered) queries.push(...guess());
      continue;
    }
    const more = where.halls.find((_, at) => {
      const answer = answers[at];
      return answer?.ok === true && answer.value.totalPages > 1;
    });
    return ok({ games, ...(query !== typed && { shownFor: query }), ...(more && { more }) });
  }
  return answered || error === null ? ok({ games: [] }) : fail(error);
}

const ask = (client: Client, gameName: string, gameType: HallType, where: Where, signal: AbortSignal) =>
  client.call(
    gameList,
    {
      clientType: siteConstants.clientType,
      platform: siteConstants.gamePlatform,
      channel: where.channel,
      merchant: where.merchant,
      gameType,
      gameName,
      pageNo: 1,
      pageSize: mostOf.games,
      language: where.language,
    },
    { signal },
  );
