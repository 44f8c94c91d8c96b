import type { Answer } from '../refusal.ts';
import type { World } from '../world.ts';

/**
 * The server part of one kind of demonstration game. It decides the results and has the platform move the money (see
 * `rounds.ts`); it stands for the server of a third party, so it knows the platform only by launch tokens and rounds.
 */
export interface GameServer {
  /** By method and name, `'GET session'`. Answers what goes on the wire as JSON; a refusal travels as `{ refused }`. */
  readonly calls: Readonly<Record<string, (world: World, input: unknown) => Answer<unknown>>>;
}
