import type { ApiError, Result } from '#api/errors.ts';
import type { HumanCheckProof } from '#api/humanCheck.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import type { RegisterExtra } from './register.payload.ts';

/** The steps of a registration. `runRegistration` decides their order. */
export interface RegisterSteps {
  /** Marks the terms when they are not accepted. */
  readonly termsAccepted: () => boolean;
  /** Validates the fields and marks the wrong ones. */
  readonly fieldsRight: () => boolean;
  /** The code of the field when it is shown, else that of the link. */
  readonly affiliate: { readonly shown: boolean; readonly entered: string; readonly fromLink: string | null };
  readonly checkAffiliate: (code: string) => Promise<Result<{ readonly valid: boolean }>>;
  readonly passHumanCheck: () => Promise<Result<HumanCheckProof | undefined>>;
  /** Null when the platform sends the codes itself. */
  readonly confirmIdentity: (() => Promise<Result<{ readonly idToken: string }>>) | null;
  readonly register: (extra: RegisterExtra) => Promise<Result<LoginOutcomeValue>>;
  /** Stores the token and loads the member info. A failure does not undo the registration. */
  readonly loadMember: (outcome: LoginOutcomeValue) => Promise<void>;
  /** Closes the form and goes to `/`. */
  readonly leave: (outcome: LoginOutcomeValue) => void;
}

export type RegisterEnd =
  | { readonly type: 'wrong' }
  /** The affiliate code is invalid (`invitation_code_error`); nothing was sent. */
  | { readonly type: 'codeRefused' }
  | { readonly type: 'failed'; readonly error: ApiError }
  | { readonly type: 'entered' };

/** Runs the registration in the order of REG-08. The first step that fails ends it. */
export async function runRegistration(steps: RegisterSteps): Promise<RegisterEnd> {
  // Both are checked, so that all problems are shown at once.
  const accepted = steps.termsAccepted();
  const right = steps.fieldsRight();
  if (!accepted || !right) return { type: 'wrong' };

  const { shown, entered, fromLink } = steps.affiliate;
  const affiliateCode = (shown ? entered : (fromLink ?? '')) || undefined;
  if (shown && affiliateCode !== undefined) {
    const checked = await steps.checkAffiliate(affiliateCode);
    if (!checked.ok) return { type: 'failed', error: checked.error };
    if (!checked.value.valid) return { type: 'codeRefused' };
  }

  const proof = await steps.passHumanCheck();
  if (!proof.ok) return { type: 'failed', error: proof.error };
  const identity = steps.confirmIdentity && (await steps.confirmIdentity());
  if (identity && !identity.ok) return { type: 'failed', error: identity.error };

  const answer = await steps.register({ affiliateCode, humanCheck: proof.value, idToken: identity?.value.idToken });
  if (!answer.ok) return { type: 'failed', error: answer.error };
  await steps.loadMember(answer.value);
  steps.leave(answer.value);
  return { type: 'entered' };
}
