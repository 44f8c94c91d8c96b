/** Values of the SMS login form (LGN-01). */
export interface SmsDraft {
  /** As typed; `toDialled` converts it to what is sent. */
  readonly mobileNum: string;
  readonly code: string;
  /** Null until the player chooses a country: the operator's first one applies. */
  readonly dialingCode: string | null;
  /** Whether to store the number for a day (LGN-09d). */
  readonly remember: boolean;
}

export const emptyDraft: SmsDraft = { mobileNum: '', code: '', dialingCode: null, remember: false };
