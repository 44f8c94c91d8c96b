import { expect, it } from 'vitest';
import { replay } from './replay.ts';
import { smallAdapter } from './testing.ts';

const wallet = { operation: 'walletBalance', calls: [{ call: 'GET /wallet', body: { satang: 100 } }] } as const;

it.each([
  ['what is as it was recorded', wallet, []],
  ['a sealed call', { operation: 'sessionLogin', calls: [{ call: 'POST /login', body: { access: 'a' } }] }, []],
  [
    'a refusal',
    {
      ...wallet,
      calls: [{ ...wallet.calls[0], status: 400, body: { error: 'region_blocked' } }],
      refused: 'region_blocked',
    },
    [],
  ],
  [
    'an answer that breaks the contract',
    { ...wallet, calls: [{ ...wallet.calls[0], body: {} }] },
    ['exception: no whole number of units below 2^53', 'walletBalance ends in unknown, and not in success'],
  ],
  [
    'another call',
    { ...wallet, calls: [{ ...wallet.calls[0], call: 'GET /wallets' }] },
    ['GET /wallet was sent in place of GET /wallets'],
  ],
  ['a call too many', { ...wallet, calls: [...wallet.calls, ...wallet.calls] }, ['GET /wallet was not sent']],
] as const)('%s', async (_, recording, problems) => {
  expect(await replay(smallAdapter(), recording)).toEqual(problems);
});
