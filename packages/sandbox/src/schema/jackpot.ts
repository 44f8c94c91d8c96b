// A row of the store about the jackpot. It is persisted: renaming a field needs a migration. Times are ms since the epoch.

/** What the balance of the jackpot's account does not tell. One row, `all`. */
export interface Jackpot {
  /** The stakes that have had a chance. Each draw is another one. */
  readonly draws: number;
  /** What is not a whole satang yet, in thousandths. */
  readonly restThousandths: number;
  /** What has come in lately, oldest first. */
  readonly inflow: readonly { readonly at: number; readonly satang: number }[];
  /** Who has won it last. */
  readonly lastWin?: { readonly memberId: string; readonly satang: number; readonly at: number };
}
