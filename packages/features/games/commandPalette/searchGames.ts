import type { Client } from '#api/client.ts';
import { type ApiError, type Result, fail, ok } from '#api/errors.ts';
import { type Game, gameList } from '#api/games.ts';
import { type GameType, type Language, siteConstants } from '#api/primitives.ts';
import { wordsOf } from '#core/catalogue/search/queriesFor.ts';
import { maxPerGroup } from './commandPalette.model.ts';

/** The game types that have a lobby, whose games the platform can search. */
export const lobbyTypes = ['RNG', 'PVP', 'FISH'] as const satisfies readonly GameType[];
export type LobbyType = (typeof lobbyTypes)[number];

/** Result of a game search. */
export interface FoundGames {
  readonly games: readonly Game[];
  /** The name that was searched for instead of the typed one, which matched nothing. */
  readonly shownFor?: string;
  /** The first lobby with further matches. */
  readonly more?: LobbyType;
}

interface SearchScope {
  readonly lobbies: readonly LobbyType[];
  readonly merchant: string;
  readonly channel: string;
  readonly language: Language;
}

/**
 * Searches all lobbies for the typed text and, if none has a match, for guesses of what was meant. A lobby that fails is
 * ignored; the search fails only when all of them do.
 * @param guess returns the guesses; called only when needed, because it is slow
 */
export async function searchGames(
  client: Client,
  typed: string,
  guess: () => readonly string[],
  scope: SearchScope,
  signal: AbortSignal,
): Promise<Result<FoundGames>> {
  let answered = false;
  let error: ApiError | null = null;
  const queries = [typed];
  for (const query of queries) {
    const answers = await Promise.all(scope.lobbies.map((lobby) => searchLobby(client, query, lobby, scope, signal)));
    if (signal.aborted) break;
    const games = answers.flatMap((answer) => (answer.ok ? answer.value.games : []));
    answered ||= answers.some((answer) => answer.ok);
    error ??= answers.find((answer) => !answer.ok)?.error ?? null;
    if (games.length === 0) {
      if (query !== typed || !answered) continue;
      const all = await searchAllWords(client, typed, scope, signal);
      if (all.length > 0) return ok({ games: all });
      queries.push(...guess());
      continue;
    }
    const more = scope.lobbies.find((_, at) => {
      const answer = answers[at];
      return answer?.ok === true && answer.value.totalPages > 1;
    });
    return ok({ games, ...(query !== typed && { shownFor: query }), ...(more && { more }) });
  }
  return answered || error === null ? ok({ games: [] }) : fail(error);
}

/** The most words that are searched for one by one, and the most pages of each in a lobby. */
const mostWords = 3;
const mostPages = 6;

/**
 * The games that have all words of a text, in any order: the platform finds a part of a name only. Compares what each word
 * finds, in the lobbies where all of them find something.
 */
async function searchAllWords(
  client: Client,
  typed: string,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<readonly Game[]> {
  const words = wordsOf(typed).slice(0, mostWords);
  if (words.length === 0) return [];
  const page = async (word: string, lobby: LobbyType, pageNo: number) => {
    const answer = await searchLobby(client, word, lobby, scope, signal, { pageNo, pageSize: mostCompared });
    return answer.ok ? answer.value : { games: [], totalPages: 0 };
  };
  const found = await Promise.all(
    scope.lobbies.map(async (lobby) => {
      const firsts = await Promise.all(words.map(async (word) => ({ word, ...(await page(word, lobby, 1)) })));
      if (signal.aborted || firsts.some(({ games }) => games.length === 0)) return [];
      const [rarest = [], ...others] = await Promise.all(
        firsts
          .toSorted((one, other) => one.totalPages - other.totalPages)
          .map(async ({ word, games, totalPages }) => {
            const further = Array.from({ length: Math.min(totalPages, mostPages) - 1 }, (_, at) => at + 2);
            const pages = await Promise.all(further.map((pageNo) => page(word, lobby, pageNo)));
            return [...games, ...pages.flatMap((each) => each.games)];
          }),
      );
      const ids = others.map((games) => new Set(games.map(({ nodeId }) => nodeId)));
      return rarest.filter(({ nodeId }) => ids.every((known) => known.has(nodeId)));
    }),
  );
  return found.flat();
}

/** As many as the platform lists in one answer. */
const mostCompared = 100;

interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}
const firstPage: Paging = { pageNo: 1, pageSize: maxPerGroup.games };

const searchLobby = (
  client: Client,
  gameName: string,
  gameType: LobbyType,
  scope: SearchScope,
  signal: AbortSignal,
  { pageNo, pageSize }: Paging = firstPage,
) =>
  client.call(
    gameList,
    {
      clientType: siteConstants.clientType,
      platform: siteConstants.gamePlatform,
      channel: scope.channel,
      merchant: scope.merchant,
      gameType,
      gameName,
      pageNo,
      pageSize,
      language: scope.language,
    },
    { signal },
  );
