import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/passkeys.ts';
import { checkCredential } from '../accounts/credentials.ts';
import { checkEntry } from '../accounts/loginEntry.ts';
import { recordLogin } from '../accounts/logins.ts';
import { moneyFromOf } from '../accounts/moneyPasskeys.ts';
import {
  addPasskey,
  askForPasskey,
  checkedOf,
  hasOtherWayIn,
  makeUserId,
  mostPasskeys,
  passkeysOf,
  refuseMost,
  questionOf,
  removePasskey,
  rpIdOf,
  spendPasskeyTicket,
  ticketMs,
  usablePasskeysOf,
  usePasskey,
  userIdOf,
} from '../accounts/passkeys.ts';
import { logIn } from '../accounts/sessions.ts';
import { readTicket } from '../accounts/tickets.ts';
import type { Handler, MemberContext } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { iso } from '../time.ts';

/** ES256 and RS256, as COSE numbers them. */
const algorithms = [-7, -257];

export const passkeyList: Handler<typeof contract.passkeyList> = (context) => ok(viewOf(context));

export const passkeyOptions: Handler<typeof contract.passkeyOptions> = (context, { credential }) => {
  const { sandbox, member, session, origin } = context;
  const keys = passkeysOf(sandbox, member.id);
  if (keys.length >= mostPasskeys) return refuseMost();
  const proved = checkCredential(sandbox, member, credential);
  if (!proved.ok) return proved;
  const { factors } = sandbox.settings.moneyOut;
  const forMoney = credential?.paymentPassword !== undefined && factors.every((factor) => factor === 'password');
  const asked = askForPasskey(sandbox, 'add', origin, session, forMoney);
  if (!asked.ok) return asked;
  const { ticket, challenge, expiresAt } = asked.value;
  const publicKey = {
    challenge,
    timeout: ticketMs,
    rp: { id: rpIdOf(origin), name: rpIdOf(origin) },
    // The browser shows the name beside its own list of keys.
    user: { id: makeUserId(sandbox, member.id), name: member.account, displayName: member.nickname },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: keys.map(({ id }) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
  return ok({ ticket, publicKey, expiresAt: iso(expiresAt) });
};

export const passkeyAdd: Handler<typeof contract.passkeyAdd> = (context, { passkey, name }) => {
  const { sandbox, member, session } = context;
  const spent = spendPasskeyTicket(sandbox, 'add', passkey.ticket, session);
  if (!spent.ok) return spent;
  const checked = checkedOf(context.passkey);
  if (!checked.ok) return checked;
  const added = addPasskey(sandbox, member, checked.value, { name, forMoney: spent.value.forMoney ?? false });
  return added.ok ? ok(viewOf(context)) : added;
};

export const passkeyRename: Handler<typeof contract.passkeyRename> = (context, { id, name }) => {
  const { sandbox, member } = context;
  const key = sandbox.store.get('passkeys', id);
  if (key?.memberId !== member.id) return refuse('record_not_found');
  sandbox.store.put('passkeys', id, { ...key, name });
  return ok(viewOf(context));
};

export const passkeyRemove: Handler<typeof contract.passkeyRemove> = (context, { id, credential }) => {
  const { sandbox, member, session } = context;
  const proved = checkCredential(sandbox, member, credential);
  if (!proved.ok) return proved;
  if (sandbox.store.get('passkeys', id)?.memberId !== member.id) return ok(viewOf(context));
  if (!hasOtherWayIn(sandbox, member, id)) return refuse('last_way_in');
  removePasskey(sandbox, member, id, session);
  return ok(viewOf(context));
};

export const passkeyLoginOptions: Handler<typeof contract.passkeyLoginOptions> = ({ sandbox, origin }, { ticket }) => {
  const opened = ticket === undefined ? null : readTicket(sandbox, 'secondFactor', ticket);
  if (opened?.ok === false) return opened;
  const keys = opened === null ? [] : usablePasskeysOf(sandbox, opened.value.member.id);
  const asked = askForPasskey(sandbox, 'login', origin, null);
  return asked.ok ? ok(questionOf(asked.value, origin, keys)) : asked;
};

/** A key is two factors: neither captcha, human check nor second factor is asked for (SEC-08). */
export const passkeyLogin: Handler<typeof contract.passkeyLogin> = (context, { passkey, entry }) => {
  const { sandbox } = context;
  const spent = spendPasskeyTicket(sandbox, 'login', passkey.ticket, null);
  if (!spent.ok) return spent;
  const checked = checkedOf(context.passkey);
  if (!checked.ok) return checked;
  const { id } = checked.value;
  const used = usePasskey(sandbox, checked.value);
  if (!used.ok) {
    const owner = sandbox.store.get('passkeys', id)?.memberId;
    if (owner !== undefined) recordLogin(context, { id: owner }, 'passkey', 'refused');
    return used;
  }
  const member = used.value;
  const entered = checkEntry(sandbox, member, entry);
  return entered.ok ? ok(logIn(context, member, 'passkey', id)) : entered;
};

function viewOf({ sandbox, member, origin }: MemberContext): WireOutputOf<typeof contract.passkeyList> {
  const isForMoney = sandbox.settings.policy.passkeys === 'loginAndMoney';
  return {
    list: passkeysOf(sandbox, member.id).map((key) => ({
      ...{ id: key.id, name: key.name, synced: key.synced, suspended: key.suspended },
      createdAt: iso(key.createdAt),
      lastUsedAt: isoOrNull(key.lastUsedAt),
      moneyFrom: isoOrNull(isForMoney ? moneyFromOf(sandbox, key) : null),
    })),
    most: mostPasskeys,
    rpId: rpIdOf(origin),
    userId: userIdOf(sandbox, member.id),
  };
}

const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));
