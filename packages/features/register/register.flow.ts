import type { ApiError, Result } from '#api/errors.ts';
import type { HumanCheckProof, LoginOutcomeValue } from '#api/session.ts';
import type { RegisterExtra } from './register.payload.ts';

/** The single steps; the order is the flow's alone. */
export interface RegisterSteps {
  /** Says at its place when they are not accepted. */
  readonly termsAccepted: () => boolean;
  /** Says at each field what is wrong with it. */
  readonly fieldsRight: () => boolean;
  /** The code in the field, where there is a field; else the one of the link. */
  readonly affiliate: { readonly shown: boolean; readonly entered: string; readonly fromLink: string | null };
  readonly checkAffiliate: (code: string) => Promise<Result<{ readonly valid: boolean }>>;
  readonly passHumanCheck: () => Promise<Result<HumanCheckProof | undefined>>;
  /** Null where the platform sends the codes itself. */
  readonly confirmIdentity: (() => Promise<Result<{ readonly idToken: string }>>) | null;
  readonly register: (extra: RegisterExtra) => Promise<Result<LoginOutcomeValue>>;
  /** Keeps the token and loads who has come in; the registration holds even when this fails. */
  readonly loadMember: (outcome: LoginOutcomeValue) => Promise<void>;
  /** Closes the form and goes to `/`. */
  readonly leave: (outcome: LoginOutcomeValue) => void;
}

export type RegisterEnd =
  | { readonly type: 'wrong' }
  /** `invitation_code_error`: nothing was sent. */
  | { readonly type: 'codeRefused' }
  | { readonly type: 'failed'; readonly error: ApiError }
  | { readonly type: 'entered' };

/** REG-08: the registration, in exactly this order. Whatever stops a step, no later one is taken. */
export async function runRegistration(steps: RegisterSteps): Promise<RegisterEnd> {
  // Both are looked at, so that everything which is wrong is said at once; either stops it.
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
