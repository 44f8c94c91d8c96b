import { expect, test } from 'vitest';
import { type ContractKind, contractKinds } from '#api/agent.ts';
import type { DividendPeriod } from '#api/agentContract.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import { createSandbox } from '../createSandbox.ts';
import { memberAccount, outsideAccount, post, sumOfAll } from '../money/ledger.ts';
import { movementsOf } from '../money/movements.ts';
import { settleRound } from '../money/rounds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract, Salary, Tier } from '../schema/contracts.ts';
import { playFor } from '../seed/playFor.ts';
import type { RowChange } from '../store/store.ts';
import { effectiveAt, endingsWith } from './contractEndings.ts';
import { countedPeriod, countedPeriodAt } from './contractPeriods.ts';
import { contractsOf } from './contractRows.ts';
import { acceptContract, terminateContract, writeOffer } from './contracts.ts';
import { teamIndex } from './teamIndex.ts';

/** 00:30 in Thailand on a Monday, a week before the end of February, in a leap year and in one that ends on the 28th. */
const start = Date.parse('2028-02-21T00:30:00+07:00');
const commonStart = Date.parse('2027-02-22T00:30:00+07:00');
const players = ['somchai', 'malee', 'krit', 'ploy', 'nok'];

const tiersOf = (kind: ContractKind, factor: number): readonly Tier[] => {
  const none = { validBet: null, activeMembers: null, dailyBet: null, hourlyBet: null, singleBet: null };
  const rates = { profitRate: null, lossRate: null };
  const [low, high] = [3 * factor, 7 * factor];
  switch (kind) {
    case 'dividend':
      return [
        { ...none, ...rates, rate: low * 10 },
        { ...none, ...rates, validBet: 60_000, activeMembers: 2, rate: high * 10 },
      ];
    case 'daily':
      return [
        { ...none, dailyBet: 1_000, rate: low, profitRate: factor, lossRate: high },
        { ...none, dailyBet: 20_000, activeMembers: 2, rate: high, profitRate: null, lossRate: null },
      ];
    case 'hourly':
      return [{ ...none, ...rates, hourlyBet: 2_000, rate: low }];
    case 'realTime':
      return [{ ...none, ...rates, singleBet: 4_000, rate: low }];
  }
};

interface Clocked {
  readonly sandbox: Sandbox;
  now: number;
  /** What was persisted, by table and key. */
  readonly rows: Map<string, RowChange>;
}

function open(now: number, rows: Map<string, RowChange>): Clocked {
  const clocked = { now, rows };
  const sandbox = createSandbox({
    now: () => clocked.now,
    rows: rows.values(),
    persist(changes) {
      for (const change of changes) {
        const key = `${change.table} ${change.key}`;
        if (change.row === null) rows.delete(key);
        else rows.set(key, change);
      }
    },
  });
  return Object.assign(clocked, { sandbox });
}

/** The same platform after it was stopped and started again. */
const restarted = ({ now, rows }: Clocked): Clocked => open(now, rows);

function begin(at = start): Clocked {
  const clocked = open(at, new Map());
  clocked.sandbox.store.transaction(() => {
    for (const player of players) {
      post(clocked.sandbox, {
        kind: 'deposit',
        ref: `deposit:${player}`,
        lines: [
          { account: outsideAccount, satang: -10_000_000 },
          { account: memberAccount(`member-${player}`), satang: 10_000_000 },
        ],
      });
    }
  });
  return clocked;
}

const accept = (
  sandbox: Sandbox,
  offer: Pick<Contract, 'kind' | 'period' | 'uplineId' | 'downlineId' | 'tiers'>,
): Contract =>
  sandbox.store.transaction(() => {
    const offered = writeOffer(sandbox, { ...offer, note: '' });
    const ends = endingsWith(sandbox, offered).map(({ contract }) => contract.id);
    const accepted = acceptContract(sandbox, offered, ends);
    if (!accepted.ok) throw new Error(accepted.error.code);
    return accepted.value;
  });

function agree(sandbox: Sandbox, period: DividendPeriod): void {
  for (const kind of contractKinds) {
    const own = { kind, period: kind === 'dividend' ? period : null };
    accept(sandbox, { ...own, uplineId: null, downlineId: 'member-agent', tiers: tiersOf(kind, 3) });
    accept(sandbox, { ...own, uplineId: 'member-agent', downlineId: 'member-nok', tiers: tiersOf(kind, 2) });
  }
}

/** Plays some bets, some of which stay open for a while. */
function play(clocked: Clocked, random: Random, until: number): void {
  while (clocked.now < until) {
    clocked.now = Math.min(until, clocked.now + random.int(minuteMs, 9 * hourMs));
    const stakeSatang = random.int(100, 20_000);
    const isOpen = random.int(0, 3) === 0;
    playFor(clocked.sandbox, random.pick(players), [
      {
        gameType: isOpen ? 'SPORTS' : 'RNG',
        stakeSatang,
        winSatang: isOpen ? 0 : Math.floor(random.pick([0, 1, 1.6]) * stakeSatang),
        ...(isOpen && { dueAt: clocked.now + 400 * dayMs }),
      },
    ]);
  }
}

/** Settles half of the open bets at some time in the past, as when they were due while the platform was not looked at. */
function settleSome({ sandbox, now }: Clocked, random: Random, since: number): void {
  for (const [key] of [...sandbox.store.entries('waitingRounds')]) {
    const playedAt = sandbox.store.get('rounds', key)?.playedAt ?? now;
    const at = random.int(Math.max(since, playedAt), now);
    if (random.int(0, 1) === 0) settleRound(sandbox, key, { winSatang: random.int(0, 6_000), at });
  }
}

/** Counts a settled period anew, bet by bet, from the rounds alone. */
function recount({ store }: Sandbox, contract: Contract, { begins, ends }: Pick<Salary, 'begins' | 'ends'>): number {
  const isBelow = (id: string, above: string): boolean => {
    for (
      let at = store.get('members', id)?.uplineId ?? null;
      at !== null;
      at = store.get('members', at)?.uplineId ?? null
    ) {
      if (at === above) return true;
    }
    return false;
  };
  const bets = new Map<string, number>();
  let [valid, profit, single] = [0, 0, 0];
  for (const [, { memberId, stakeSatang, winSatang, settledAt }] of store.entries('rounds')) {
    if (memberId === null || settledAt === null || settledAt < begins || settledAt >= ends) continue;
    if (!isBelow(memberId, contract.downlineId)) continue;
    const bet = stakeSatang === winSatang ? 0 : stakeSatang;
    valid += bet;
    profit += winSatang - stakeSatang;
    single = Math.max(single, bet);
    bets.set(memberId, (bets.get(memberId) ?? 0) + bet);
  }
  const active = [...bets.values()].filter((sum) => sum >= 10_000).length;
  let rate = 0;
  for (const tier of contract.tiers) {
    const isMet =
      (tier.validBet ?? 0) <= valid &&
      (tier.dailyBet ?? 0) <= valid &&
      (tier.hourlyBet ?? 0) <= valid &&
      (tier.singleBet ?? 0) <= single &&
      (tier.activeMembers ?? 0) <= active;
    if (isMet)
      rate = profit > 0 ? (tier.profitRate ?? tier.rate) : profit < 0 ? (tier.lossRate ?? tier.rate) : tier.rate;
  }
  const base = contract.kind === 'dividend' ? Math.max(0, -profit) : valid;
  return Math.floor((base * rate) / 10_000);
}

test.each<[number, DividendPeriod, number]>([
  [1, 'D', start],
  [2, 'W', start],
  [3, 'H', commonStart],
  [4, 'M', commonStart],
])(
  'what is paid equals a recount from rounds, each period once, also after days off and a restart (seed %i, %s)',
  (seed, period, from) => {
    let clocked = begin(from);
    const random = createRandom(seed, 'salaries');
    agree(clocked.sandbox, period);
    // Across the last day of February, the end of a week and of a month; on some days the platform is looked at, on others it is not.
    let lookedAt = from;
    for (let day = 1; day <= 45; day += 1) {
      play(clocked, random, from + day * dayMs);
      if (random.int(0, 2) === 0) {
        settleSome(clocked, random, lookedAt);
        settleWhatIsDue(clocked.sandbox);
        lookedAt = clocked.now;
      }
      if (day === 20) clocked = restarted(clocked);
    }
    clocked.now += dayMs;
    settleWhatIsDue(clocked.sandbox);
    const { sandbox } = clocked;
    const salaries = Array.from(sandbox.store.entries('salaries'), ([, salary]) => salary);
    const again = JSON.stringify(salaries);
    settleWhatIsDue(sandbox);
    settleWhatIsDue(restarted(clocked).sandbox);
    expect(JSON.stringify(Array.from(sandbox.store.entries('salaries'), ([, salary]) => salary))).toBe(again);

    for (const agentId of ['member-agent', 'member-nok']) {
      let paid = 0;
      for (const contract of contractsOf(sandbox, agentId).filter(({ downlineId }) => downlineId === agentId)) {
        const own = salaries.filter(({ contractId }) => contractId === contract.id);
        expect(own.some((salary) => salary.paid > 0 || contract.kind === 'dividend')).toBe(true);
        // No period twice, and none that is not one.
        const spans = own.map(({ begins }) => begins);
        expect(new Set(spans).size).toBe(spans.length);
        const below = contractsOf(sandbox, agentId).find(
          (each) => each.uplineId === agentId && each.kind === contract.kind,
        );
        for (const salary of own) {
          const { begins, ends } = countedPeriodAt(countedPeriod(contract.kind, contract.period), salary.begins);
          expect([salary.begins, salary.ends]).toEqual([begins, ends]);
          const promised = recount(sandbox, contract, salary);
          const passedOn = below === undefined ? 0 : recount(sandbox, below, salary);
          expect({ promised: salary.promised, passedOn: salary.passedOn, paid: salary.paid }).toEqual({
            promised,
            passedOn,
            paid: Math.max(0, promised - passedOn),
          });
          paid += salary.paid;
        }
        // Every bet since the contract began is in one of its periods.
        const last = Math.max(...own.map(({ ends }) => ends));
        const counted = own.reduce((sum, { validBet }) => sum + validBet, 0);
        const whole = {
          ...contract,
          kind: 'hourly' as const,
          tiers: [{ ...tiersOf('hourly', 1)[0], hourlyBet: null, rate: 10_000 }],
        };
        expect(counted).toBe(recount(sandbox, whole as Contract, { begins: contract.from, ends: last }));
      }
      const posted = movementsOf(sandbox, memberAccount(agentId)).filter(({ posting }) =>
        ['dividend', 'salary'].includes(posting.kind),
      );
      expect(posted.reduce((sum, { satang }) => sum + satang, 0)).toBe(paid);
    }
    expect(sumOfAll(sandbox)).toBe(0);
  },
);

test('a contract that is replaced or terminated is paid for the running period, and for none after it', () => {
  const clocked = begin();
  const { sandbox } = clocked;
  const first = accept(sandbox, {
    kind: 'daily',
    period: null,
    uplineId: null,
    downlineId: 'member-agent',
    tiers: tiersOf('daily', 1),
  });
  const bet = () => playFor(sandbox, 'malee', [{ gameType: 'RNG', stakeSatang: 10_000 }]);
  clocked.now = first.from + hourMs;
  bet();
  const second = accept(sandbox, {
    kind: 'daily',
    period: null,
    uplineId: null,
    downlineId: 'member-agent',
    tiers: tiersOf('daily', 2),
  });
  expect(second.from).toBe(first.from + dayMs);
  clocked.now += dayMs;
  bet();
  const now = sandbox.store.get('contracts', second.id);
  const agent = sandbox.store.get('members', 'member-agent');
  if (now === undefined || agent === undefined) throw new Error('missing');
  expect(effectiveAt(sandbox, now)).toBe(second.from + dayMs);
  expect(sandbox.store.transaction(() => terminateContract(sandbox, agent, now, [])).ok).toBe(true);
  clocked.now += dayMs;
  bet();
  clocked.now += 10 * dayMs;
  settleWhatIsDue(sandbox);
  const rows = Array.from(sandbox.store.entries('salaries'), ([, { contractId, begins, paid }]) => [
    contractId,
    begins,
    paid,
  ]);
  // The rates of a lost day: 0.07 and 0.14 per cent of ฿100.
  expect(rows).toEqual([
    [first.id, first.from, 7],
    [second.id, second.from, 14],
  ]);
  expect([...sandbox.store.entries('contractClocks')]).toEqual([]);
});

test('what a terminated contract had promised on is passed on for its last period, and not after it', () => {
  const clocked = begin();
  const { sandbox } = clocked;
  const own = { kind: 'daily', period: null } as const;
  const above = accept(sandbox, { ...own, uplineId: null, downlineId: 'member-agent', tiers: tiersOf('daily', 3) });
  const below = accept(sandbox, {
    ...own,
    uplineId: 'member-agent',
    downlineId: 'member-nok',
    tiers: tiersOf('daily', 2),
  });
  clocked.now = above.from + hourMs;
  const nok = sandbox.store.get('members', 'member-nok');
  if (nok) sandbox.store.transaction(() => terminateContract(sandbox, nok, below, []));
  for (let day = 0; day < 2; day += 1) {
    playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 10_000 }]);
    clocked.now += dayMs;
  }
  clocked.now += 3 * hourMs;
  settleWhatIsDue(sandbox);
  const rows = Array.from(sandbox.store.entries('salaries'), ([, salary]) => salary);
  // 0.21 and 0.14 per cent of ฿100, which was lost.
  expect(
    rows.filter(({ contractId }) => contractId === above.id).map(({ passedOn, paid }) => [passedOn, paid]),
  ).toEqual([
    [14, 7],
    [0, 21],
  ]);
});

test('rounds that were due before the end of a day are in its salary, though the platform is looked at days later', () => {
  let now = start;
  const sandbox = createSandbox({ now: () => now, scenario: 'played' });
  settleWhatIsDue(sandbox);
  const demo = sandbox.store.get('members', 'member-demo');
  if (demo)
    sandbox.store.transaction(() => sandbox.store.put('members', demo.id, { ...demo, uplineId: 'member-agent' }));
  accept(sandbox, {
    kind: 'daily',
    period: null,
    uplineId: null,
    downlineId: 'member-agent',
    tiers: tiersOf('daily', 1),
  });
  const waiting = Array.from(sandbox.store.entries('waitingRounds'), ([, { dueAt }]) => dueAt);
  now = Math.max(...waiting) + 3 * dayMs;
  settleWhatIsDue(sandbox);
  const counted = Array.from(sandbox.store.entries('salaries'), ([, { validBet }]) => validBet);
  const begins = countedPeriodAt('D', start).ends;
  const bets = teamIndex(sandbox)
    .settledBets(begins, now)
    .filter(({ memberId }) => memberId === 'member-demo');
  expect(bets.length).toBeGreaterThan(0);
  expect(counted.reduce((sum, satang) => sum + satang, 0)).toBe(
    bets.reduce((sum, { validBetSatang }) => sum + validBetSatang, 0),
  );
});

test('looking at contracts of which none is due reads their clocks only', () => {
  const clocked = begin();
  agree(clocked.sandbox, 'M');
  const { store } = clocked.sandbox;
  // Whatever else is due.
  settleWhatIsDue(clocked.sandbox);
  const written = JSON.stringify([...clocked.rows]);
  const reads: string[] = [];
  const get = store.get.bind(store);
  store.get = ((table: 'contracts', key: string) => (reads.push(table), get(table, key))) as typeof store.get;
  settleWhatIsDue(clocked.sandbox);
  expect(reads.filter((table) => table === 'contracts')).toEqual([]);
  expect(JSON.stringify([...clocked.rows])).toBe(written);
});
