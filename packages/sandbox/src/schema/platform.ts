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

/** What a member has in another table: the keys of its rows, newest first unless the table says otherwise. */
export interface MemberIds {
  readonly memberId: string;
  readonly ids: readonly string[];
}

/** As `MemberIds`, for rows under the references that a player sees. */
export interface MemberReferences {
  readonly memberId: string;
  readonly references: readonly string[];
}

/** As `MemberIds`, for rows under keys of several parts. */
export interface MemberKeys {
  readonly memberId: string;
  readonly keys: readonly string[];
}
