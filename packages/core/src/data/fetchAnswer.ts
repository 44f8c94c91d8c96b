import type { ApiError, Result } from '#api/errors.ts';
import type { AnyOperation } from '#api/operation.ts';

/** Carries an `ApiError` through SWR, which expects failures to be thrown. */
export class CallFailure extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.kind);
    this.error = error;
  }
}

/** Returns the value of a result. Throws `CallFailure` for a failed one. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new CallFailure(result.error);
  return result.value;
}

/** Whether no answer arrived: the device, or the way to the platform, may have no connection. */
export const isOfConnection = (error: unknown): boolean =>
  error instanceof CallFailure && ['network', 'timeout'].includes(error.error.kind);

let arrivals = 0;

/** How many reads the platform has answered so far. */
export const countArrivals = (): number => arrivals;

/**
 * Runs what fetches an answer for the cache. Rejects with `CallFailure` only: an error of the program is reported and then
 * shown like an answer that cannot be read, so that the player can retry.
 */
export async function fetchAnswer<Value>(operation: AnyOperation, fetch: () => Promise<Value>): Promise<Value> {
  try {
    const answer = await fetch();
    arrivals += 1;
    return answer;
  } catch (thrown) {
    if (thrown instanceof CallFailure) {
      if (!isOfConnection(thrown)) arrivals += 1;
      throw thrown;
    }
    // oxlint-disable-next-line no-console -- the operator has no other place to see it
    console.error(`${operation.id}:`, thrown);
    const issues = [String(thrown)];
    throw new CallFailure({ kind: 'contract', operation: operation.id, issues, outcomeUnknown: false });
  }
}
