import { describe, expect, it } from 'vitest';
import { drawTimes } from '#core/catalogue/draws.ts';
import { loading, ready } from '#core/data/remote.ts';
import { createClock } from '#core/time/clock.ts';
import { reloadDue } from './drawReload.ts';
import { drawPhase } from './draws.model.ts';
import { inOwnTime } from './ownTime.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** A device whose clock is off by `wrongMs`, with an answer about a draw that closes in 20 s and ends in 60 s. */
function device(wrongMs: number) {
  let real = Date.UTC(2026, 2, 9);
  const clock = createClock(() => real + wrongMs);
  const sent = { list: [{ numero: '7', remainTime: 60, lockTime: 40 }] };
  const received = ready(sent, false, clock.now());
  const timesNow = () => {
    const answer = inOwnTime(received, clock);
    const at = answer.status === 'ready' ? answer.at : Number.NaN;
    const [draw] = sent.list.map((one) => drawTimes(one, at));
    if (draw?.closesAt == null) throw new Error('the draw has no time');
    return {
      closesInMs: draw.closesAt - clock.own(),
      phase: drawPhase(draw, clock.own()),
      reloadInMs: reloadDue({ draws: sent.list, at, requestedAt: at - 1 }, clock.own(), 0.5) - clock.own(),
    };
  };
  return { clock, timesNow, pass: (ms: number) => (real += ms), synchronise: () => clock.synchronise(iso(real)) };
}

describe('inOwnTime (LOT-04)', () => {
  it.each([600_000, 10_000, -10_000, -600_000])(
    'a countdown does not jump when the server time arrives late, with the device %s ms ahead',
    (wrongMs) => {
      const { timesNow, pass, synchronise } = device(wrongMs);
      pass(2_000);
      expect(timesNow()).toEqual({ closesInMs: 18_000, phase: 'closing', reloadInMs: 28_000 });
      synchronise();
      expect(timesNow()).toEqual({ closesInMs: 18_000, phase: 'closing', reloadInMs: 28_000 });
      pass(18_000);
      expect(timesNow()).toEqual({ closesInMs: 0, phase: 'locked', reloadInMs: 10_000 });
    },
  );
  it('counts from the answer, even if it is first read later', () => {
    const { timesNow, pass, clock } = device(600_000);
    pass(5_000);
    expect(timesNow().closesInMs).toBe(15_000);
    clock.synchronise(iso(0));
    expect(timesNow().closesInMs).toBe(15_000);
  });
  it('converts an answer received after the server time alike', () => {
    const clock = createClock(() => 1_000_000);
    clock.synchronise(iso(400_000));
    expect(inOwnTime(ready({}, false, clock.now()), clock)).toMatchObject({ at: 1_000_000 });
  });
  it('ignores an invalid server time', () => {
    const { timesNow, clock } = device(0);
    clock.synchronise('soon');
    expect(timesNow().closesInMs).toBe(20_000);
  });
  it('keeps a loading state', () => expect(inOwnTime(loading, createClock())).toBe(loading));
});
