/** LGN-01: what has been typed to log in by SMS. */
export interface SmsDraft {
  /** As it was written; `toDialled` says what is sent. */
  readonly mobileNum: string;
  readonly code: string;
  /** Null until a country is chosen: then it is the operator's own. */
  readonly dialingCode: string | null;
  /** LGN-09d. */
  readonly remember: boolean;
}

export const emptyDraft: SmsDraft = { mobileNum: '', code: '', dialingCode: null, remember: false };
