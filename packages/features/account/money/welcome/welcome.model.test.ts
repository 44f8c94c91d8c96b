import { expect, it } from 'vitest';
import type { DepositMethod } from '#api/cashier.ts';
import { loading, ready } from '#core/data/remote.ts';
import { greetingName, obstacleOf } from './welcome.model.ts';
import type { WelcomeDeposit } from './welcome.types.ts';

it.each([
  ['สมหญิง', 'สมหญิง'],
  [' Noi 99 ', 'Noi 99'],
  ['0891112222', null],
  ['+66 89-111-2222', null],
  ['๐๘๙๑๑๑๒๒๒๒', null],
  ['', null],
])('%j is greeted as %j: never by a number', (nickname, name) => expect(greetingName(nickname)).toBe(name));

const method = (maintenance: boolean) => ({ id: 'one', maintenance }) as DepositMethod;
const open: Pick<WelcomeDeposit, 'play' | 'asksLimit' | 'methods' | 'step'> = {
  play: null,
  asksLimit: null,
  methods: ready([method(false)]),
  step: { kind: 'form' },
};
const rest = { stop: { kind: 'timeout' } } as unknown as NonNullable<WelcomeDeposit['play']>;
const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: () => {} } as const;

it.each<[Partial<typeof open>, ReturnType<typeof obstacleOf>]>([
  [{}, null],
  [{ asksLimit: 'optional' }, null],
  [{ asksLimit: 'required' }, 'limit'],
  [{ play: rest, asksLimit: 'required' }, 'break'],
  [{ methods: loading }, 'loading'],
  [{ step: { kind: 'loading' } }, 'loading'],
  [{ methods: ready([]) }, 'closed'],
  [{ methods: ready([method(true)]) }, 'closed'],
  [{ methods: failed }, 'failed'],
])('%j: %s', (change, obstacle) => expect(obstacleOf({ ...open, ...change })).toBe(obstacle));
