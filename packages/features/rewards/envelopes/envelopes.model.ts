import type { RedEnvelope } from '#api/envelopes.ts';
import type { ApiError } from '#api/errors.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import type { EnvelopeView, OpeningState } from './envelopes.types.ts';

/** Converts the times of an envelope. */
export const toView = ({ opensAt, endsAt, openedAt, ...rest }: RedEnvelope): EnvelopeView => ({
  ...rest,
  opensAt: Date.parse(opensAt),
  endsAt: Date.parse(endsAt),
  openedAt: openedAt === null ? null : Date.parse(openedAt),
});

/** An envelope at a moment after that of its answer: it opens and ends when it says. */
export function atTime(envelope: EnvelopeView, time: number): EnvelopeView {
  const { state, opensAt, endsAt } = envelope;
  if (state !== 'soon' && state !== 'open') return envelope;
  return endsAt <= time
    ? { ...envelope, state: 'missed' }
    : opensAt <= time
      ? { ...envelope, state: 'open' }
      : envelope;
}

/** The rain to announce: one that can be opened, else the next; null for none. */
export function announcedRain(envelopes: readonly EnvelopeView[]): EnvelopeView | null {
  const rains = envelopes.filter(({ kind }) => kind === 'rain');
  return rains.find(({ state }) => state === 'open') ?? rains.find(({ state }) => state === 'soon') ?? null;
}

/** The rain that is on, if it began after a moment; null for none. Its envelope is still to be opened. */
export const rainToShow = (envelopes: readonly EnvelopeView[], since: number): EnvelopeView | null =>
  envelopes.find(({ kind, state, opensAt }) => kind === 'rain' && state === 'open' && opensAt > since) ?? null;

/** Divides the envelopes into those that wait for the player and those that are over. The announced rain is in neither. */
export function divide(envelopes: readonly EnvelopeView[], announced: EnvelopeView | null) {
  const rest = envelopes.filter(({ id }) => id !== announced?.id);
  const waits = ({ state }: EnvelopeView): boolean => state === 'open' || state === 'soon';
  return { waiting: rest.filter(waits), past: rest.filter((each) => !waits(each)) };
}

/**
 * When the next envelope begins or ends, in ms since 1970; null for none. It can be past: an answer of the moment before may
 * come after it.
 */
export function nextChange(envelopes: readonly EnvelopeView[]): number | null {
  const times = envelopes.flatMap(({ state, opensAt, endsAt }) =>
    state === 'soon' ? [opensAt] : state === 'open' ? [endsAt] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** The parts of a countdown. Never negative. */
export function countdownParts(leftMs: number) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** The day of a moment, as seen from now: `today`, `tomorrow`, or another one. */
export function dayFrom(now: number, time: number): 'today' | 'tomorrow' | 'later' {
  const day = dayOf(time);
  if (day === dayOf(now)) return 'today';
  return day === addDays(dayOf(now), 1) ? 'tomorrow' : 'later';
}

/** What the dialog shows of an envelope. The sum is known only from the platform: as `opened`. */
export type EnvelopeStep =
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'opened';
      readonly amount: string;
      readonly requirement: string | null;
      readonly reference: string;
    }
  | { readonly kind: 'soon' | 'open' | 'missed' | 'gone' | 'other' };

/** Decides what the dialog shows. An opening whose outcome is unknown comes first: it has to be resolved. */
export function stepOf(
  id: string,
  envelope: EnvelopeView | null,
  { state: sent }: Pick<OpeningState, 'state'>,
): EnvelopeStep {
  if (pendingOf(sent) !== null) return { kind: 'unknown' };
  if (sent.status === 'done' && sent.value.id === id) {
    const { amount, requirement, reference } = sent.value;
    return { kind: 'opened', amount, requirement: requirement?.amount ?? null, reference };
  }
  if (envelope === null) return { kind: 'unlisted' };
  const { state, amount, requirement, reference } = envelope;
  if (amount !== null) {
    return { kind: 'opened', amount, requirement: requirement?.amount ?? null, reference: reference ?? '' };
  }
  if (sent.status === 'refused') return { kind: 'refused', error: sent.error };
  return { kind: typeof state === 'string' && state !== 'opened' ? state : 'other' };
}
