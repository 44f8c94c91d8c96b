import { gameLaunch, gamePractice } from '#api/launch.ts';
import type { InputOf } from '#api/operation.ts';
import type { TestPlatform } from '#sandbox/testing/platform.ts';
import type { MatchAnswer } from '../../sportsbook/server/messages.ts';
import { createVendorServer, vendorApiPath } from './vendorServer.ts';

type Target = Pick<InputOf<typeof gameLaunch>, 'vassalage' | 'gameType' | 'gameCode' | 'nodeId' | 'lottery'>;

/** Calls to the game servers as the game pages make them, for tests. */
export interface TestPages {
  /** Launches a game through the contract and returns the launch token. */
  readonly open: (target: Target, practice?: boolean) => Promise<string>;
  readonly ask: <Answer>(call: string, query: Record<string, string>) => Promise<Answer>;
  readonly post: <Answer>(call: string, body: object) => Promise<Answer>;
}

/** Creates the calls of the game pages against a test platform. */
export function createTestPages({ sandbox, client }: TestPlatform): TestPages {
  const provide = createVendorServer(sandbox);
  const address = `https://kinnari.test${vendorApiPath}`;
  return {
    async open(target, practice = false) {
      const input = { ...target, language: 'TH', device: 'WEB', backUrl: '/' } as const;
      const result = practice ? await client.call(gamePractice, input) : await client.call(gameLaunch, input);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      return new URL(result.value.content, address).searchParams.get('launch') ?? '';
    },
    async ask(call, query) {
      return (await provide(new Request(`${address}${call}?${new URLSearchParams(query)}`))).json();
    },
    async post(call, body) {
      return (await provide(new Request(`${address}${call}`, { method: 'POST', body: JSON.stringify(body) }))).json();
    },
  };
}

/** A launch input for each kind of game. */
export const targets = {
  slot: { vassalage: 'LTWR', gameType: 'RNG', nodeId: 100_001 },
  liveTables: { vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'RVSD-T01' },
  cards: { vassalage: 'PDNG', gameType: 'PVP', gameCode: 'PDNG-0001' },
  fishing: { vassalage: 'DPRF', gameType: 'FISH', gameCode: 'DPRF-0001' },
  sportsbook: { vassalage: 'KCKL', gameType: 'SPORTS' },
  lottery: {
    vassalage: 'ELOTT',
    gameType: 'ELOTT',
    lottery: { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: 'FLASH60' },
  },
} as const satisfies Record<string, Target>;
export type TestKind = keyof typeof targets;

/** A round of each kind as its page would send it now: the call and its body without launch token and round id. */
export async function firstCall(pages: TestPages, kind: TestKind, launch: string): Promise<[string, object]> {
  switch (kind) {
    case 'slot':
      return ['spin', { stake: '10.00' }];
    case 'cards':
      return ['cards/deal', { stake: '100.00' }];
    case 'fishing':
      return ['fishing/shot', { stake: '10.00', target: 'clown' }];
    case 'liveTables': {
      const { table } = await pages.ask<{ table: { places: { spot: string }[] } }>('liveTables/session', { launch });
      return ['liveTables/bet', { bets: [{ spot: table.places[0]?.spot, stake: '100.00' }] }];
    }
    case 'sportsbook': {
      type Listed = Pick<MatchAnswer, 'id' | 'state' | 'markets'>;
      const { matches } = await pages.ask<{ matches: Listed[] }>('sportsbook/session', { launch });
      const match = matches.find(({ id, state }) => state === 'upcoming' && id.includes('-q-'));
      const odds = match?.markets[0]?.outcomes[0]?.price;
      const leg = { matchId: match?.id, kind: '1x2', line: null, outcome: 'home', odds };
      return ['sportsbook/bet', { legs: [leg], stake: '100.00' }];
    }
    case 'lottery': {
      interface Sold {
        readonly id: string;
        readonly next: { readonly numero: string };
      }
      const { lotteries } = await pages.ask<{ lotteries: Sold[] }>('lottery/session', { launch });
      const numero = lotteries.find(({ id }) => id === 'FLASH60')?.next.numero;
      return ['lottery/buy', { gameId: 'FLASH60', numero, playType: 'last2', numbers: ['42'], stake: '10.00' }];
    }
  }
}
