import { gameLaunch, gamePractice } from '#api/launch.ts';
import type { InputOf } from '#api/operation.ts';
import type { TestPlatform } from '../testing.ts';
import { createProvider, providerPath } from './provider.ts';

type Target = Pick<InputOf<typeof gameLaunch>, 'vassalage' | 'gameType' | 'gameCode' | 'nodeId' | 'lottery'>;

/** The pages' side of the games, for tests. */
export interface TestPages {
  /** Launches by the contract, and answers the token. */
  readonly open: (target: Target, practice?: boolean) => Promise<string>;
  readonly ask: <Told>(call: string, query: Record<string, string>) => Promise<Told>;
  readonly post: <Told>(call: string, body: object) => Promise<Told>;
}

export function createTestPages({ world, client }: TestPlatform): TestPages {
  const provide = createProvider(world);
  const address = `https://kinnari.test${providerPath}`;
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

/** Where each kind is played, as the site launches it. */
export const targets = {
  slot: { vassalage: 'LTWR', gameType: 'RNG', nodeId: 100_001 },
  table: { vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'RVSD-T01' },
  cards: { vassalage: 'PDNG', gameType: 'PVP', gameCode: 'PDNG-0001' },
  fish: { vassalage: 'DPRF', gameType: 'FISH', gameCode: 'DPRF-0001' },
  matches: { vassalage: 'KCKL', gameType: 'SPORTS' },
  draw: {
    vassalage: 'ELOTT',
    gameType: 'ELOTT',
    lottery: { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: 'FLASH60' },
  },
} as const satisfies Record<string, Target>;
export type TestKind = keyof typeof targets;

/** A round of each kind as its page would send it now, without the token and the id. */
export async function firstCall(pages: TestPages, kind: TestKind, launch: string): Promise<[string, object]> {
  switch (kind) {
    case 'slot':
      return ['spin', { stake: '10.00' }];
    case 'cards':
      return ['cards/deal', { stake: '100.00' }];
    case 'fish':
      return ['fish/shot', { stake: '10.00', target: 'clown' }];
    case 'table': {
      const { table } = await pages.ask<{ table: { places: { spot: string }[] } }>('table/session', { launch });
      return ['table/bet', { bets: [{ spot: table.places[0]?.spot, stake: '100.00' }] }];
    }
    case 'matches': {
      interface Listed {
        readonly id: string;
        readonly odds: { readonly home: string } | null;
      }
      const { matches } = await pages.ask<{ matches: Listed[] }>('fixtures/session', { launch });
      const match = matches.find(({ id, odds }) => odds !== null && id.includes('-q-'));
      return ['fixtures/bet', { matchId: match?.id, pick: 'home', odds: match?.odds?.home, stake: '100.00' }];
    }
    case 'draw': {
      interface Sold {
        readonly id: string;
        readonly next: { readonly numero: string };
      }
      const { lotteries } = await pages.ask<{ lotteries: Sold[] }>('draw/session', { launch });
      const numero = lotteries.find(({ id }) => id === 'FLASH60')?.next.numero;
      return ['draw/buy', { gameId: 'FLASH60', numero, playType: 'last2', number: '42', stake: '10.00' }];
    }
  }
}
