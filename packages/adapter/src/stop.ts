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

/** Ends the call of the site: with a refusal of the other platform, or without an answer. */
export class Stop extends Error {
  readonly refused: Refused | null;
  readonly problem: Problem;
  /** Of the edge's answer. */
  readonly status: number;
  readonly retryAfterS: number | undefined;

  constructor(
    problem: Problem,
    message: string,
    options: {
      readonly status?: number;
      readonly refused?: Refused;
      readonly retryAfterS?: number | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.problem = problem;
    this.status = options.status ?? 502;
    this.refused = options.refused ?? null;
    this.retryAfterS = options.retryAfterS;
  }
}
