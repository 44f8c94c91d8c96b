import type { Sandbox } from '../sandbox.ts';

/** Something of the past that happens at a time, ms. */
export interface Move {
  readonly at: number;
  readonly run: (then: Sandbox) => void;
}
