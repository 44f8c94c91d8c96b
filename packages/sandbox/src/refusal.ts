import { type RefusalCode, type Result, fail } from '#api/errors.ts';

/** The platform says no. */
export interface Refused {
  readonly code: RefusalCode;
  /** Travels as the envelope's value, such as `captcha: true` (LGN-07). */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** HTTP status; a refusal is an ordinary answer, so 200 unless said otherwise. */
  readonly status?: number;
  /**
   * The writes made before the refusal stay: a counted failure, a captcha that is used up. Without it a refusal leaves
   * the world as it was.
   */
  readonly keepsWrites?: true;
}

/** What a rule of the platform answers. */
export type Answer<Value> = Result<Value, Refused>;

export function refuse(code: RefusalCode, more: Omit<Refused, 'code'> = {}): Result<never, Refused> {
  return fail({ code, ...more });
}
