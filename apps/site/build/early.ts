/**
 * The calls that a first screen needs, as the boot script can make them: before the program has come, let alone run.
 * `%7Bmerchant%7D`, `%7Bhost%7D` and `%7Blanguage%7D` stand for what only the deployment, the address and the player know.
 */
export interface EarlyCall {
  readonly url: string;
  /** Sent with the session's token when there is one, and not at all without one if it is needed. */
  readonly auth: 'none' | 'optional' | 'member';
  /** Where its answer may already be kept (STO-02). */
  readonly held?: string;
}

export interface EarlyCalls {
  /** Whatever the page. */
  readonly always: readonly EarlyCall[];
  /** By the name of the page's module: `home`, `lobby`. */
  readonly pages: Readonly<Record<string, readonly EarlyCall[]>>;
}
