import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/profile.ts';
import { sendCode } from '../accounts/codes.ts';
import { maskPhone } from '../accounts/phoneNumbers.ts';
import { detailsOf, isVerified, maskDay, maskName, readContact, setContact, setDetail } from '../accounts/profiles.ts';
import { maskEmail } from '../accounts/secondFactors.ts';
import type { Handler } from '../handler.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso } from '../time.ts';

type Value = WireOutputOf<typeof contract.memberProfile>;

export const memberProfile: Handler<typeof contract.memberProfile> = ({ sandbox, member }) =>
  ok(profileOf(sandbox, member));

export const memberCode: Handler<typeof contract.memberCode> = (context, { purpose, channel, to }) => {
  const { sandbox, member, language } = context;
  const contact = channel === 'sms' ? 'mobile' : 'email';
  const address = purpose === 'new' ? readContact(sandbox, member, contact, to ?? '') : currentOf(member, contact);
  if (!address.ok) return address;
  const codePurpose = purpose === 'new' ? 'newContact' : 'currentContact';
  return sendCode(sandbox, { purpose: codePurpose, channel, address: address.value, language });
};

export const memberProfileSet: Handler<typeof contract.memberProfileSet> = (
  { sandbox, member },
  { field, ...typed },
) => {
  const set =
    field === 'mobile' || field === 'email'
      ? setContact(sandbox, member, field, typed)
      : setDetail(sandbox, member, field, typed);
  return set.ok ? ok(profileOf(sandbox, sandbox.store.get('members', member.id) ?? member)) : set;
};

function currentOf(member: Member, contact: 'mobile' | 'email'): Answer<string> {
  const current = member[contact];
  return current === null ? refuse('operation_not_allowed') : ok(current);
}

function profileOf(sandbox: Sandbox, member: Member): Value {
  const { birthday, line, telegram } = detailsOf(sandbox, member);
  const { mobile, email, payeeName, passwordSetAt } = member;
  const set = (value: string | null | undefined, mask: (value: string) => string): Value['line'] =>
    value === null || value === undefined
      ? { value: '', state: 'unset', changeable: true }
      : { value: mask(value), state: 'set', changeable: true };
  const fixed = (entry: Value['line']): Value['line'] => ({ ...entry, changeable: entry.state === 'unset' });
  const contact = (entry: Value['line'], verified: boolean): Value['line'] =>
    entry.state === 'set' && verified ? { ...entry, state: 'verified' } : entry;
  return {
    realName: fixed(set(payeeName, maskName)),
    birthday: fixed(set(birthday, maskDay)),
    mobile: contact(set(mobile, maskPhone), isVerified(sandbox, member, 'mobile')),
    email: contact(set(email, maskEmail), isVerified(sandbox, member, 'email')),
    line: set(line, maskName),
    telegram: set(telegram, maskName),
    minAge: sandbox.settings.policy.minAge ?? 21,
    passwordSetAt: passwordSetAt === undefined ? null : iso(passwordSetAt),
  };
}
