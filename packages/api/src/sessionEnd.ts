import * as v from 'valibot';
import { open } from './open.ts';
import { isoDateTime } from './primitives.ts';

/**
 * Why the platform has ended a session before its time. `elsewhere`: another login of an account that may have no more of
 * them. `password`: the password was changed. `closed`: someone has ended it, in the list of sessions or the back office.
 */
export const endReasons = ['elsewhere', 'password', 'closed'] as const;
export type EndReason = (typeof endReasons)[number];

/** What the refusal of a call (401) tells of its session, as the `value` of the envelope, where the platform knows. */
export const endedSession = v.object({
  ended: open(endReasons),
  at: isoDateTime,
  /** After `elsewhere`: browser and system of the other login, such as `Chrome, Windows`; absent or '' while unknown. */
  device: v.optional(v.string()),
});
export type EndedSession = v.InferOutput<typeof endedSession>;

const refusal = v.object({ value: endedSession });

/** Reads why a session has ended from a refusal. Null for one that does not tell, or cannot be read. */
export async function readEndedSession(response: Response): Promise<EndedSession | null> {
  try {
    const read = v.safeParse(refusal, await response.clone().json());
    return read.success ? read.output.value : null;
  } catch {
    return null;
  }
}
