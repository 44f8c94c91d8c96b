import type { Refused } from './adapter.ts';

/** Why the edge has no answer of the other platform. Nothing in it is personal. */
export type Problem =
  | 'network'
  | 'timeout'
  | 'status'
  | 'unreadable'
  | 'contract'
  | 'exception'
  | 'secondCall'
  | 'session';

interface StopOptions {
  /** Of the edge's answer. @default 502 */
  readonly status?: number;
  readonly refused?: Refused;
  readonly retryAfterS?: number | undefined;
  readonly cause?: unknown;
}

/** Ends the call of the site: with a refusal of the other platform, or without an answer. */
export class Stop extends Error {
  readonly problem: Problem;
  readonly status: number;
  readonly refused: Refused | null;
  readonly retryAfterS: number | undefined;

  constructor(problem: Problem, message: string, { status = 502, refused, retryAfterS, cause }: StopOptions = {}) {
    super(message, { cause });
    this.problem = problem;
    this.status = status;
    this.refused = refused ?? null;
    this.retryAfterS = retryAfterS;
  }
}

/** What has ended a call: the stop itself, or a fault of the adapter. */
export const stopOf = (cause: unknown): Stop =>
  cause instanceof Stop ? cause : new Stop('exception', 'the adapter has failed', { cause });
