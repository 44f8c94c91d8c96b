import { expect, test } from 'vitest';
import { dayMs } from '#text/durations.ts';
import { createSandbox } from '../createSandbox.ts';
import { sumOfAll } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { testNow } from '../testing/platform.ts';
import { memberIdOf } from './members.ts';

test.each([0, 5, 9, 24])(
  'a dividend of every period was paid to agent, and one week was negative (%i days later)',
  (later) => {
    const sandbox = createSandbox({ scenario: 'dividends', now: () => testNow + later * dayMs });
    sandbox.store.transaction(() => settleWhatIsDue(sandbox));
    const salaries = Array.from(sandbox.store.entries('salaries'), ([, salary]) => salary).filter(
      ({ memberId }) => memberId === memberIdOf('agent'),
    );
    const of = (period: string) =>
      salaries.filter(({ contractId }) => sandbox.store.get('contracts', contractId)?.period === period);
    for (const period of ['D', 'W', 'H', 'M'])
      expect([period, of(period).some(({ paid }) => paid > 0)]).toEqual([period, true]);
    expect(of('W').map(({ paid }) => paid > 0)).toEqual([true, false, true]);
    expect(of('W')[1]?.profit).toBeGreaterThan(0);
    // The month goes on.
    const running = Array.from(sandbox.store.entries('contracts'), ([, contract]) => contract).filter(
      ({ state, until }) => state === 'accepted' && until === null,
    );
    expect(running.map(({ period }) => period)).toEqual(['M']);
    expect(sumOfAll(sandbox)).toBe(0);
  },
);
