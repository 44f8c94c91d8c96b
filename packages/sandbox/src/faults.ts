import * as v from 'valibot';
import { refusalCodes } from '#api/errors.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { createRandom } from './art/random.ts';

const operationIds = Object.values(operations).map(({ id }) => id);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What goes wrong with an answer. */
export const faultKind = v.variant('kind', [
  /** The answer comes late. */
  v.object({ kind: v.literal('delay'), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)) }),
  /** The answer does not come until the caller gives up or the plan is released. */
  v.object({ kind: v.literal('hang') }),
  /** The connection breaks before an answer. */
  v.object({ kind: v.literal('network') }),
  v.object({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    retryAfterS: v.optional(v.number()),
  }),
  /** The connection breaks in the middle of the body. */
  v.object({ kind: v.literal('truncate') }),
  /** A success whose value is not what the contract says. */
  v.object({ kind: v.literal('malformed'), value: v.unknown() }),
  v.object({ kind: v.literal('refuse'), code: v.picklist(refusalCodes) }),
]);

/**
 * One fault, for stories, tests and the running server alike: which calls, when, what goes wrong, and whether the world
 * changed all the same.
 */
export const fault = v.object({
  /** `*` is every operation; images are matched by name only. */
  match: v.union([v.picklist(operationIds), v.literal('*'), v.literal('images')]),
  /** All that is given must hold. Calls are counted from 1, per fault, among those that match. Default: every call. */
  when: v.optional(
    v.object({
      calls: v.optional(v.union([v.literal('every'), v.array(count)])),
      /** From the call after this many on. */
      afterCalls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
  fault: faultKind,
  /** What the call did although its answer is faulty. Default: nothing. */
  effect: v.optional(v.picklist(['applied', 'notApplied', 'appliedTwice'])),
});
export type Fault = v.InferInput<typeof fault>;
export const faultList = v.array(fault);

export type FaultTarget = OperationId | 'images';

/** Which fault the next call meets. Holds the counts; a world's handler consults it once per call. */
export interface FaultPlan {
  /** Replaces all faults, starts counting anew, and lets go of what is waiting. */
  readonly set: (faults: readonly Fault[]) => void;
  /** Counts a call and answers the first fault that is due for it. */
  readonly next: (target: FaultTarget) => Fault | null;
  /** Ends every wait of a `delay` or `hang` that is going on. */
  readonly release: () => void;
  /** How many answers a `delay` or `hang` is holding back right now. */
  readonly waiting: () => number;
  /** Waits `ms` (null: without end), until the signal aborts, or until released. */
  readonly wait: (ms: number | null, signal: AbortSignal) => Promise<'over' | 'aborted'>;
}

/** `random` is a float in [0, 1), for faults with a probability; without it the sequence is the same each time. */
export function createFaultPlan(faults: readonly Fault[] = [], random?: () => number): FaultPlan {
  const repeatable = createRandom(0, 'faults');
  const chance = random ?? (() => repeatable.next());
  let planned = faults.map((one) => ({ one, seen: 0 }));
  const waiting = new Set<() => void>();
  const release = (): void => [...waiting].forEach((end) => end());
  return {
    release,
    waiting: () => waiting.size,
    set(next) {
      planned = next.map((one) => ({ one, seen: 0 }));
      release();
    },
    next(target) {
      let due: Fault | null = null;
      for (const entry of planned) {
        if (!matches(entry.one, target)) continue;
        entry.seen += 1;
        if (due === null && isDue(entry.one, entry.seen, chance)) due = entry.one;
      }
      return due;
    },
    wait(ms, signal) {
      return new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          signal.removeEventListener('abort', end);
          resolve(signal.aborted ? 'aborted' : 'over');
        };
        const timer = ms === null ? undefined : setTimeout(end, ms);
        waiting.add(end);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      });
    },
  };
}

function matches({ match }: Fault, target: FaultTarget): boolean {
  return match === target || (match === '*' && target !== 'images');
}

function isDue({ when = {} }: Fault, call: number, random: () => number): boolean {
  const { calls = 'every', afterCalls = 0, probability = 1 } = when;
  return (
    (calls === 'every' || calls.includes(call)) && call > afterCalls && (probability === 1 || random() < probability)
  );
}
