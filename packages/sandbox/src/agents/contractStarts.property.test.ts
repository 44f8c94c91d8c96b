import { expect, test } from 'vitest';
import type { DividendPeriod } from '#api/agentContract.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { createSandbox } from '../createSandbox.ts';
import { memberAccount, outsideAccount, post, sumOfAll } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract, Tier } from '../schema/contracts.ts';
import { playFor } from '../seed/playFor.ts';
import type { RowChange } from '../store/store.ts';
import { endingsWith } from './contractEndings.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import { contractsOf, countsAt, periodOfContract } from './contractRows.ts';
import { acceptContract, closeOffer, offerContract, terminateContract, writeOffer } from './contracts.ts';
import { startsOf } from './contractStarts.ts';
import { covers } from './contractTerms.ts';
import { reckon } from './salaries.ts';

/** Three agents above each other, and a player below all of them. */
const agents = ['member-agent', 'member-nok', 'member-ploy'] as const;
const start = Date.parse('2026-11-23T10:00:00+07:00');

const tiersOf = (rate: number): readonly Tier[] => [
  {
    ...{ validBet: null, activeMembers: null, dailyBet: null, hourlyBet: null, singleBet: null },
    ...{ rate, profitRate: null, lossRate: null },
  },
];

function open(clock: { now: number }, rows: Map<string, RowChange>): Sandbox {
  return createSandbox({
    now: () => clock.now,
    rows: rows.values(),
    persist(changes) {
      for (const change of changes) {
        const key = `${change.table} ${change.key}`;
        if (change.row === null) rows.delete(key);
        else rows.set(key, change);
      }
    },
  });
}

const allOf = ({ store }: Sandbox): Contract[] => Array.from(store.entries('contracts'), ([, row]) => row);

/** What never may be, on any day to come: two contracts at once, and one that promises more than the one above it. */
function expectSound(sandbox: Sandbox, now: number): void {
  const agreed = allOf(sandbox).filter((each) => countsAt(each, each.from));
  for (const { downlineId } of agreed) {
    const own = agreed.filter((each) => each.downlineId === downlineId);
    const spans = own.map(({ from, until }) => [from, until ?? Infinity] as const).toSorted(([a], [b]) => a - b);
    for (const [at, [from]] of spans.entries()) expect(spans[at - 1]?.[1] ?? 0).toBeLessThanOrEqual(from);
    expect(own.filter(({ until }) => until === null).length).toBeLessThanOrEqual(1);
    // Nor none: what the operator's next one replaces goes on until that begins. Others do as long as they are covered.
    for (const each of own.filter(({ state, uplineId }) => state === 'replaced' && uplineId === null)) {
      const end = each.until ?? 0;
      const next = own.toSorted((one, other) => one.from - other.from).find(({ from }) => from >= end);
      const gap = next === undefined ? Infinity : next.from - end;
      expect(end <= now || gap === 0 || (next?.period !== each.period && gap < 15 * dayMs)).toBe(true);
    }
  }
  for (let at = now; at < now + 70 * dayMs; at += dayMs) {
    for (const contract of agreed) {
      const { begins } = countedPeriodAt(periodOfContract(contract), at);
      if (contract.uplineId === null || begins < now || !countsAt(contract, begins)) continue;
      const above = agreed.find((each) => each.downlineId === contract.uplineId && countsAt(each, begins));
      expect(above !== undefined && covers(above, contract)).toBe(true);
    }
  }
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'whatever is offered, accepted and terminated: never two contracts at once, none above its upline’s, each period paid once (seed %i)',
  (seed) => {
    const random = createRandom(seed, 'starts');
    const clock = { now: start };
    const rows = new Map<string, RowChange>();
    let sandbox = open(clock, rows);
    const member = (id: string) => {
      const found = sandbox.store.get('members', id);
      if (found === undefined) throw new Error(id);
      return found;
    };
    const kind = random.pick<'daily' | 'dividend'>(['daily', 'dividend']);
    const period = (): DividendPeriod | null =>
      kind === 'daily' ? null : random.pick<DividendPeriod>(['W', 'W', 'W', 'H']);
    sandbox.store.transaction(() => {
      sandbox.store.put('members', 'member-ploy', { ...member('member-ploy'), type: 41 });
      sandbox.store.put('members', 'member-krit', { ...member('member-krit'), uplineId: 'member-ploy' });
      post(sandbox, {
        kind: 'deposit',
        ref: 'deposit:starts',
        lines: [
          { account: outsideAccount, satang: -100_000_00 },
          { account: memberAccount('member-krit'), satang: 100_000_00 },
        ],
      });
    });
    for (let step = 0; step < 120; step += 1) {
      const waiting = allOf(sandbox).filter(({ state }) => state === 'offered');
      const agreed = allOf(sandbox).filter(({ state }) => state === 'accepted');
      const what = random.int(0, 12);
      sandbox.store.transaction(() => {
        if (what < 5) {
          const to = random.pick(agents);
          const uplineId = agents[agents.indexOf(to) - 1] ?? null;
          const offer = {
            kind,
            tiers: tiersOf(random.int(uplineId === null ? 3 : 1, uplineId === null ? 9 : 6) * 100),
            note: '',
          };
          if (uplineId === null) {
            if (waiting.some((each) => each.uplineId === null)) return;
            const own = { ...offer, period: period(), uplineId, downlineId: to };
            const day = random.pick(['', ...startsOf(sandbox, to, own).slice(0, random.int(0, 20))]);
            writeOffer(sandbox, { ...own, from: day === '' ? clock.now : Date.parse(`${day}T00:00:00+07:00`) });
            return;
          }
          const above = contractsOf(sandbox, uplineId).find(
            (each) => each.downlineId === uplineId && each.state === 'accepted',
          );
          const own = { ...offer, period: above?.period ?? null };
          const from = random.pick(['', ...startsOf(sandbox, uplineId, own).slice(0, random.int(0, 20))]) || undefined;
          offerContract(sandbox, member(uplineId), { ...own, to, from });
        } else if (what < 9 && waiting.length > 0) {
          const offer = random.pick(waiting);
          if (random.int(0, 5) === 0) return void closeOffer(sandbox, offer, 'rejected');
          const ends = endingsWith(sandbox, offer).map(({ contract }) => contract.id);
          expect(acceptContract(sandbox, offer, ends).ok).toBe(true);
        } else if (what === 9 && agreed.length > 0) {
          const contract = random.pick(agreed);
          const ends = endingsWith(sandbox, contract).map(({ contract: { id } }) => id);
          expect(new Set(ends).size).toBe(ends.length);
          expect(terminateContract(sandbox, member(contract.downlineId), contract, ends).ok).toBe(true);
        }
      });
      if (what > 9) {
        clock.now += random.pick([1, 1, 3, 9]) * random.int(0, dayMs);
        playFor(sandbox, 'krit', [{ gameType: 'RNG', stakeSatang: random.int(1_00, 50_00) }]);
        settleWhatIsDue(sandbox);
        if (random.int(0, 3) === 0) sandbox = open(clock, rows);
      }
      expectSound(sandbox, clock.now);
    }
    clock.now += 40 * dayMs;
    settleWhatIsDue(sandbox);
    const salaries = Array.from(sandbox.store.entries('salaries'), ([, salary]) => salary);
    const paid = salaries.map(({ memberId, begins }) => `${memberId} ${begins}`);
    expect(new Set(paid).size).toBe(paid.length);
    const due: string[] = [];
    for (const id of agents) {
      for (const contract of contractsOf(sandbox, id).filter(({ downlineId }) => downlineId === id)) {
        for (let at = start; at < clock.now;) {
          const span = countedPeriodAt(periodOfContract(contract), at);
          at = span.ends;
          if (!countsAt(contract, span.begins) || span.ends + dayMs / 8 > clock.now) continue;
          due.push(`${id} ${span.begins}`);
          const { settledAt, reference, ...row } = salaries.find(
            (each) => each.contractId === contract.id && each.begins === span.begins,
          ) ?? { settledAt: 0, reference: '' };
          expect(row).toEqual(reckon(sandbox, contract, span));
        }
      }
    }
    expect(paid.toSorted()).toEqual(due.toSorted());
    expect(sumOfAll(sandbox)).toBe(0);
  },
);
