import { type RefusalCode, type Result, fail } from '#api/errors.ts';

/** The refusals of rounds that only game servers receive. The contract of the site does not have them. */
export type RoundCode = 'round_taken' | 'free_rounds_over';

/** A refusal of the platform. */
export interface Refused {
  readonly code: RefusalCode | RoundCode;
  /** Sent as the envelope's value, such as `captcha: true` (LGN-07). */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The HTTP status. @default 200 */
  readonly status?: number;
  /**
   * Commits the writes that were made before the refusal, such as a counted failure or a consumed captcha. Without it,
   * they are rolled back.
   */
  readonly keepsWrites?: true;
}

/** The result of a handler or rule: a value or a refusal. */
export type Answer<Value> = Result<Value, Refused>;

export function refuse(code: Refused['code'], more: Omit<Refused, 'code'> = {}): Result<never, Refused> {
  return fail({ code, ...more });
}
