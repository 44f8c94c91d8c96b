import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { createVisit } from './testing.ts';
import { acmePin } from './world.ts';

const satang = fc.oneof(fc.integer({ min: -5, max: 120_000 }), fc.constantFrom(10_000, 100_000, 2 ** 53, 0.5));

/** What players and the back office do, in any order. */
const step = fc.oneof(
  fc.record({ does: fc.constant('pay' as const), satang }),
  fc.record({ does: fc.constant('settle' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('cancel' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('payOut' as const), satang }),
  fc.record({ does: fc.constantFrom('paid' as const, 'returned' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('withdraw' as const), at: fc.nat(5) }),
  fc.record({
    does: fc.constant('spin' as const),
    stake: fc.constantFrom('1.00', '50.00', '1000.00'),
    round: fc.nat(5),
  }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.nat(20) }),
);

it('whatever happens, the books sum up to 0, nobody owes, and the movements make the balance', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.infiniteStream(fc.nat(23).map((stop) => stop / 24)),
      async (steps, chance) => {
        const { acme, call, later, logIn } = createVisit({ random: () => chance.next().value });
        const { office } = acme;
        await logIn('somchai');
        const { json: opened } = await call('POST /games/naga-fortune/launches', { lang: 'th', home_url: '/' });
        const launch = new URL(opened.play_url, 'https://acme.test').searchParams.get('launch');
        for (const one of steps) {
          await call('POST /sessions/renew');
          const quietly = (action: () => void): void => {
            try {
              action();
            } catch {
              // Refused.
            }
          };
          if (one.does === 'pay') await call('POST /payments', { channel: 'qr', amount_satang: one.satang });
          if (one.does === 'settle') quietly(() => office.settle(office.payments[one.at]?.reference ?? ''));
          if (one.does === 'cancel') await call(`DELETE /payments/${office.payments[one.at]?.reference ?? 'none'}`);
          if (one.does === 'payOut') {
            const { json } = await call('POST /me/pin/checks', { pin: acmePin });
            await call('POST /payouts', { ticket: json.ticket, bank_account: 'BA-1', amount_satang: one.satang });
          }
          if (one.does === 'paid' || one.does === 'returned') {
            quietly(() => office.end(office.payouts[one.at]?.reference ?? '', one.does));
          }
          if (one.does === 'withdraw') await call(`DELETE /payouts/${office.payouts[one.at]?.reference ?? 'none'}`);
          if (one.does === 'spin') {
            await call('POST /sandbox-games/api/spin', { launch, roundId: `round-000${one.round}`, stake: one.stake });
          }
          if (one.does === 'wait') later(one.minutes * minuteMs);
          expect(office.sum()).toBe(0);
          expect(office.balance('M-1')).toBeGreaterThanOrEqual(0);
        }
        await logIn('somchai');
        const { json } = await call('GET /me/movements?limit=50');
        expect(json.in_satang - json.out_satang).toBe(office.balance('M-1'));
        if (json.items.length > 0) expect(json.items[0].balance_satang).toBe(office.balance('M-1'));
      },
    ),
    { numRuns: 60 },
  );
});
