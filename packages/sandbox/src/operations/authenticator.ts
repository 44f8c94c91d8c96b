import type * as contract from '#api/authenticator.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { noteChange } from '../accounts/accountChanges.ts';
import {
  authenticatorOf,
  beginAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
} from '../accounts/authenticators.ts';
import { checkCredential } from '../accounts/credentials.ts';
import { authenticatorUri } from '../accounts/totp.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { iso } from '../time.ts';

export const authenticatorState: Handler<typeof contract.authenticatorState> = ({ sandbox, member }) =>
  ok(stateOf(sandbox, member.id));

export const authenticatorBegin: Handler<typeof contract.authenticatorBegin> = (context, { credential }) => {
  const { sandbox, member, session } = context;
  if (member.authenticator) return refuse('operation_not_allowed');
  const proved = checkCredential(sandbox, member, credential);
  if (!proved.ok) return proved;
  const { secret, expiresAt } = beginAuthenticator(sandbox, member, session);
  return ok({ secret, uri: authenticatorUri(member.account, secret), expiresAt: iso(expiresAt) });
};

export const authenticatorConfirm: Handler<typeof contract.authenticatorConfirm> = (context, { code }) => {
  const { sandbox, member, session } = context;
  const confirmed = confirmAuthenticator(sandbox, member, session, code);
  if (!confirmed.ok) return confirmed;
  const { codes, isNew } = confirmed.value;
  if (isNew) noteChange(sandbox, member, 'authenticatorOn');
  return ok({ recoveryCodes: [...codes] });
};

export const authenticatorEnd: Handler<typeof contract.authenticatorEnd> = ({ sandbox, member }, { code }) => {
  const ended = endAuthenticator(sandbox, member, code);
  if (!ended.ok) return ended;
  if (member.authenticator) noteChange(sandbox, member, 'authenticatorOff');
  return ok(stateOf(sandbox, member.id));
};

function stateOf(sandbox: Sandbox, memberId: string): WireOutputOf<typeof contract.authenticatorState> {
  const { since, recoveryDigests } = authenticatorOf(sandbox, { id: memberId });
  return {
    on: sandbox.store.get('members', memberId)?.authenticator ?? false,
    since: since === null ? null : iso(since),
    recoveryCodesLeft: recoveryDigests.length,
  };
}
