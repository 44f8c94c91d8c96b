import { gameLaunch, gameLaunchFB } from '#api/launch.ts';
import { matchNamed } from '#sandbox/seed/matches.ts';
import { resultOf } from '#sandbox/seed/matchOdds.ts';
import { type TestPlatform, createTestPlatform } from '#sandbox/testing/platform.ts';
import { minuteMs } from '#text/durations.ts';
import type { RefusalAnswer } from '../../shared/server/messages.ts';
import { createVendorServer, vendorApiPath } from '../../shared/server/vendorServer.ts';
import type {
  BetRequest,
  FixturesSession,
  MatchAnswer,
  OwnRefusalAnswer,
  PlacedAnswer,
  WaitAnswer,
} from './messages.ts';

type Placed = PlacedAnswer & {
  readonly refused?: OwnRefusalAnswer['refused'] | RefusalAnswer['refused'];
  readonly odds?: readonly string[];
};

/** The book of a vendor, opened by `demo`. */
export interface Table extends TestPlatform {
  readonly launch: string;
  session(): Promise<FixturesSession & RefusalAnswer>;
  /** Bets on a result, or what `more` says. */
  bet(more?: Partial<BetRequest> & Partial<Record<'matchId' | 'odds', string>> & { pick?: Result }): Promise<Placed>;
  /** Logs in and opens the book again: a launch ends after two hours. */
  relaunch(): Promise<Table>;
  post(body: object): Promise<Placed & WaitAnswer>;
}
type Result = 'home' | 'draw' | 'away';

/** The price of a result; undefined where the match has none. */
export const priceOf = (match: MatchAnswer | undefined, pick: Result): string | undefined =>
  match?.markets[0]?.outcomes.find(({ id }) => id === pick)?.price;

/** Logs in as `demo` and opens the matches of a vendor. */
export async function openMatches(vassalage = 'KCKL', platform: TestPlatform = createTestPlatform()): Promise<Table> {
  const { sandbox, client } = platform;
  await platform.signIn('demo');
  const common = { language: 'TH', device: 'WEB', backUrl: '/sports' } as const;
  const answer =
    vassalage === 'FB'
      ? await client.call(gameLaunchFB, common)
      : await client.call(gameLaunch, { ...common, vassalage, gameType: 'SPORTS' });
  if (!answer.ok) throw new Error(`${vassalage} was not launched`);
  const launch = new URL(answer.value.content, 'https://kinnari.test').searchParams.get('launch') ?? '';
  const address = `https://kinnari.test${vendorApiPath}sportsbook/`;
  const provide = createVendorServer(sandbox);
  const session: Table['session'] = async () =>
    (await provide(new Request(`${address}session?launch=${launch}`))).json();
  return {
    ...platform,
    launch,
    session,
    relaunch: () => openMatches(vassalage, platform),
    post: async (body) =>
      (
        await provide(new Request(`${address}bet`, { method: 'POST', body: JSON.stringify({ launch, ...body }) }))
      ).json(),
    async bet({ matchId, pick = 'home', odds, ...more } = {}) {
      const { matches } = await session();
      const match = matches.find(({ id, state }) => (matchId === undefined ? state === 'upcoming' : id === matchId));
      const id = matchId ?? match?.id;
      const leg = { matchId: id, kind: '1x2', line: null, outcome: pick, odds: odds ?? priceOf(match, pick) ?? '1.00' };
      const body = { ...{ launch, roundId: 'bet-number-1', legs: [leg], stake: '100.00' }, ...more };
      return (await provide(new Request(`${address}bet`, { method: 'POST', body: JSON.stringify(body) }))).json();
    },
  };
}

/** The first upcoming match that fulfils the condition. Advances the clock until the list contains one. */
export async function awaitMatch(table: Table, wanted: (match: MatchAnswer) => boolean): Promise<MatchAnswer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { matches } = await table.session();
    const found = matches.find((match) => match.state === 'upcoming' && match.id.includes('-q-') && wanted(match));
    if (found) return found;
    table.advance(minuteMs);
  }
  throw new Error('no such match within a hundred minutes');
}

/** The result of a match of the book. */
export const endOf = ({ sandbox }: Table, { id }: MatchAnswer) => {
  const match = matchNamed(sandbox.seed, id);
  if (!match) throw new Error(id);
  return resultOf(sandbox.seed, match);
};
