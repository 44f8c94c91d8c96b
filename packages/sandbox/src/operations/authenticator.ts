import type * as contract from '#api/authenticator.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import {
  authenticatorOf,
  beginAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
} from '../accounts/authenticators.ts';
import { authenticatorUri } from '../accounts/totp.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { iso } from '../time.ts';

export const authenticatorState: Handler<typeof contract.authenticatorState> = ({ sandbox, member }) =>
  ok(stateOf(sandbox, member.id));

export const authenticatorBegin: Handler<typeof contract.authenticatorBegin> = ({ sandbox, member }) => {
  if (member.authenticator) return refuse('operation_not_allowed');
  const { secret, expiresAt } = beginAuthenticator(sandbox, member);
  return ok({ secret, uri: authenticatorUri(member.account, secret), expiresAt: iso(expiresAt) });
};

export const authenticatorConfirm: Handler<typeof contract.authenticatorConfirm> = ({ sandbox, member }, { code }) => {
  const confirmed = confirmAuthenticator(sandbox, member, code);
  return confirmed.ok ? ok({ recoveryCodes: [...confirmed.value] }) : confirmed;
};

export const authenticatorEnd: Handler<typeof contract.authenticatorEnd> = ({ sandbox, member }, { code }) => {
  const ended = endAuthenticator(sandbox, member, code);
  return ended.ok ? ok(stateOf(sandbox, member.id)) : ended;
};

function stateOf(sandbox: Sandbox, memberId: string): WireOutputOf<typeof contract.authenticatorState> {
  const { since, recoveryDigests } = authenticatorOf(sandbox, { id: memberId });
  return {
    on: sandbox.store.get('members', memberId)?.authenticator ?? false,
    since: since === null ? null : iso(since),
    recoveryCodesLeft: recoveryDigests.length,
  };
}
