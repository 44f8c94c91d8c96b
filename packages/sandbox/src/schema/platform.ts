// The rows of the store about the platform itself. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** A signing key of the sandbox. */
export interface Secret {
  readonly value: string;
}

/** The first answer under an idempotency key, which is repeated. */
export interface IdempotentAnswer {
  readonly inputDigest: string;
  readonly value: unknown;
  readonly at: number;
}

/** What the sandbox was created from; recreates the same catalogue. */
export interface Origin {
  readonly seed: number;
  readonly scenario: string;
}
