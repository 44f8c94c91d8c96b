import { expect, it } from 'vitest';
import { hourMs } from '#text/durations.ts';
import { announcedRain, atTime, countdownParts, dayFrom, divide, nextChange, stepOf } from './envelopes.model.ts';
import { noon, openRain, sampleEnvelope, sampleEnvelopes, sampleRain } from './envelopes.samples.ts';
import type { EnvelopeView, OpeningState } from './envelopes.types.ts';

const soon = sampleRain({});
const open = openRain({});
const openingIn = (state: OpeningState['state']) => ({ state });
const idle = openingIn({ status: 'idle' });

it('announces the rain that is on before the next, and neither a personal envelope nor one that is over', () => {
  expect(announcedRain([soon, open])?.state).toBe('open');
  expect(announcedRain([...sampleEnvelopes({}), soon])?.id).toBe('rain');
  expect(announcedRain([sampleRain({}, { state: 'missed' }), sampleEnvelope()])).toBeNull();
});

it('divides what waits from what is over, without the announced rain', () => {
  const { waiting, past } = divide([soon, ...sampleEnvelopes({})], soon);
  expect(waiting.map(({ id }) => id)).toEqual(['gift', 'envelope-friend']);
  expect(past.map(({ id }) => id)).toEqual(['opened', 'envelope-ended']);
});

it('knows when the next envelope begins or ends', () => {
  expect(nextChange([soon, sampleEnvelope()])).toBe(noon + hourMs);
  expect(nextChange([atTime(soon, noon + hourMs)])).toBe(noon + 1.5 * hourMs);
  expect(nextChange([sampleEnvelope({ state: 'missed' })])).toBeNull();
});

it('opens and ends an envelope when it says, and changes none that is over', () => {
  const states = (envelope: EnvelopeView) =>
    [noon, envelope.opensAt - 1, envelope.opensAt, envelope.endsAt - 1, envelope.endsAt].map(
      (time) => atTime(envelope, time).state,
    );
  expect(states(soon)).toEqual(['soon', 'soon', 'open', 'open', 'missed']);
  expect(states(sampleRain({}, { state: 'gone' }))).toEqual(['gone', 'gone', 'gone', 'gone', 'gone']);
  // The answer is of a later moment than the last change that was waited for.
  expect(atTime(open, 0).state).toBe('open');
});

it('counts down to zero and no further', () => {
  expect(countdownParts(2 * hourMs + 61_001)).toEqual({ hours: 2, minutes: 1, seconds: 2 });
  expect(countdownParts(500)).toEqual({ hours: 0, minutes: 0, seconds: 1 });
  expect(countdownParts(-5_000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});

it('names the day by the site’s time zone', () => {
  expect(dayFrom(noon, noon + 11 * hourMs)).toBe('today');
  // Midnight in Bangkok is twelve hours after noon.
  expect(dayFrom(noon, noon + 12 * hourMs)).toBe('tomorrow');
  expect(dayFrom(noon, noon + 36 * hourMs)).toBe('later');
});

it('shows a sum only when the platform has said it', () => {
  const gift = sampleEnvelope();
  const error = { kind: 'timeout', outcomeUnknown: true } as const;
  const input = { id: 'gift' };
  const value = { id: 'gift', reference: 'E1', openedAt: '', amount: '5.00', requirement: null, balance: null };
  expect(stepOf('gift', gift, idle)).toEqual({ kind: 'open' });
  expect(stepOf('gift', gift, openingIn({ status: 'sending', input, pendingError: null }))).toEqual({ kind: 'open' });
  expect(stepOf('gift', gift, openingIn({ status: 'unknown', input, error }))).toEqual({ kind: 'unknown' });
  expect(stepOf('gift', gift, openingIn({ status: 'sending', input, pendingError: error }))).toEqual({
    kind: 'unknown',
  });
  expect(stepOf('gift', gift, openingIn({ status: 'done', value }))).toMatchObject({ kind: 'opened', amount: '5.00' });
  // The outcome of another envelope is not that of this one.
  expect(stepOf('other', { ...gift, id: 'other' }, openingIn({ status: 'done', value }))).toEqual({ kind: 'open' });
  expect(stepOf('gift', null, idle)).toEqual({ kind: 'unlisted' });
});

it('shows what another tab has opened instead of a refusal', () => {
  const error = { kind: 'refused', code: 'reward_taken', message: '', detail: {} } as const;
  const refused = openingIn({ status: 'refused', error });
  expect(stepOf('gift', sampleEnvelope(), refused)).toEqual({
    kind: 'refused',
    error,
  });
  const opened = sampleEnvelope({ state: 'opened', amount: '5.00', reference: 'E1' });
  expect(stepOf('gift', opened, refused)).toMatchObject({ kind: 'opened', amount: '5.00', reference: 'E1' });
});
