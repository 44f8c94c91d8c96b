import * as v from 'valibot';
import { type OperationId, operations } from '#api/operations.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import { createRandom } from '#demo/art/random.ts';

/** What is no operation. */
const otherTargets = ['images', 'liveStream'] as const;
const operationIds = Object.values(operations).map(({ id }) => id);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How an answer fails. */
const faultKind = v.variant('kind', [
  /** The answer is delayed. */
  v.object({ kind: v.literal('delay'), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)) }),
  /** The answer waits until the caller aborts or the plan is released. */
  v.object({ kind: v.literal('hang') }),
  /** The connection breaks before the answer. */
  v.object({ kind: v.literal('network') }),
  v.object({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    retryAfterS: v.optional(v.number()),
  }),
  /** The connection breaks in the middle of the body. */
  v.object({ kind: v.literal('truncate') }),
  /** A success whose value breaks the contract. */
  v.object({ kind: v.literal('malformed'), value: v.unknown() }),
  /**
   * A success with one entry in each list that breaks the contract, and one with unknown words. The call takes effect at
   * least once.
   */
  v.object({ kind: v.literal('oddEntries') }),
  v.object({ kind: v.literal('refuse'), code: v.picklist(refusalCodes) }),
  /** A stream ends after so many messages. */
  v.object({ kind: v.literal('cut'), afterMessages: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** A stream begins with a line that is none of its format, and with data that is no message. */
  v.object({ kind: v.literal('garbage') }),
  /** A stream opens and says nothing more, not even that it is there. */
  v.object({ kind: v.literal('silence') }),
]);
const ofStreams = ['cut', 'garbage', 'silence'] as const;
export type StreamFault = Extract<v.InferInput<typeof faultKind>, { kind: (typeof ofStreams)[number] }>;

/** A fault that spoils a stream while it is open. */
export const isStreamFault = (fault: v.InferInput<typeof faultKind>): fault is StreamFault =>
  ofStreams.some((kind) => kind === fault.kind);

/**
 * One fault, for stories, tests and the running server: the calls it applies to, how they fail, and whether they take
 * effect.
 */
const plainFault = v.object({
  /** `*` matches every operation, but neither `images` nor `liveStream`, the streams that tickets open. */
  match: v.union([v.picklist(operationIds), v.literal('*'), v.picklist(otherTargets)]),
  /** All given conditions must hold. Calls that match are counted from 1, per fault. @default every call */
  when: v.optional(
    v.object({
      calls: v.optional(v.union([v.literal('every'), v.array(count)])),
      /** Skips this many calls. */
      afterCalls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
  fault: faultKind,
  /** Whether the call takes effect although its answer fails. @default 'notApplied' */
  effect: v.optional(v.picklist(['applied', 'notApplied', 'appliedTwice'])),
});

/** A `plainFault` that its target can have: a stream has no body that could be whole, and nothing else is one. */
export const fault = v.pipe(
  plainFault,
  v.check(
    ({ match, fault: { kind } }) =>
      match === 'liveStream' ? !wholeAnswers.some((each) => each === kind) : !ofStreams.some((each) => each === kind),
    'not a fault of this target',
  ),
);
const wholeAnswers = ['truncate', 'malformed', 'oddEntries'] as const;
export type Fault = v.InferInput<typeof fault>;
export const faultList = v.array(fault);

export type FaultTarget = OperationId | (typeof otherTargets)[number];

/** Decides which fault applies to the next call, and counts calls. The handler asks it once per call. */
export interface FaultPlan {
  /** Replaces all faults, resets the counts and releases waiting answers. */
  readonly set: (faults: readonly Fault[]) => void;
  /** Counts a call and returns the first fault that applies to it. */
  readonly next: (target: FaultTarget) => Fault | null;
  /** Ends all current waits of `delay` and `hang`. */
  readonly release: () => void;
  /** How many answers are waiting because of a `delay` or `hang`. */
  readonly waiting: () => number;
  /** Waits for `ms` (null for unlimited), until the signal aborts or the plan is released. */
  readonly wait: (ms: number | null, signal: AbortSignal) => Promise<'over' | 'aborted'>;
}

/** @param random in [0, 1), for faults with a probability; without it the sequence is repeatable */
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
  return match === target || (match === '*' && !otherTargets.some((each) => each === target));
}

function isDue({ when = {} }: Fault, call: number, random: () => number): boolean {
  const { calls = 'every', afterCalls = 0, probability = 1 } = when;
  return (
    (calls === 'every' || calls.includes(call)) && call > afterCalls && (probability === 1 || random() < probability)
  );
}
