import type { Answer } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

/**
 * The server of one kind of demo game. It decides results and has the platform move the money (see `rounds.ts`). Like a
 * third party's server it knows the platform only by launch tokens and rounds.
 */
export interface GameServer {
  /** Calls by method and name, like `'GET session'`. The answer is sent as JSON; a refusal is sent as `{ refused }`. */
  readonly calls: Readonly<Record<string, (sandbox: Sandbox, input: unknown) => Answer<unknown>>>;
}
