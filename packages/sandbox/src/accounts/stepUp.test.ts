import { describe, expect, test } from 'vitest';
import { agentAssistantOpen, agentAssistantSet, assistantActions } from '#api/agentAssistants.ts';
import { authenticatorBegin, authenticatorConfirm, authenticatorEnd } from '#api/authenticator.ts';
import { bankAccountAdd, bankAccountRemove } from '#api/banks.ts';
import type { Result } from '#api/errors.ts';
import { memberSessionEnd, otherSessions } from '#api/memberSessions.ts';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { passkeyOptions, passkeyRemove } from '#api/passkeys.ts';
import { memberPassword, passwordByEmail, passwordByPhone } from '#api/passwords.ts';
import { paymentPasswordSet } from '#api/paymentPassword.ts';
import { memberCode, memberProfileSet } from '#api/profile.ts';
import { smsLoginCode } from '#api/smsCodes.ts';
import { addAssistant } from '../agents/assistants.ts';
import { changeSettings } from '../changeSettings.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { blockOf } from '../money/withdrawalRules.ts';
import { signInAs } from '../personas.ts';
import type { Member } from '../schema/accounts.ts';
import { memberIdOf } from '../seed/members.ts';
import { accountsOf, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, prove } from '../testing/platform.ts';
import { authenticatorOf } from './authenticators.ts';
import { lastCode, outbox } from './outbox.ts';
import { demoPassword, demoPaymentPassword } from './password.ts';
import { paymentPasswordOf } from './paymentPasswords.ts';
import { sessionIdOf, sessionsOf } from './sessions.ts';
import { authenticatorCode } from './totp.ts';

type Answer = Promise<Result<unknown>>;
/** What a caller gives as proof: nothing, something wrong, or what is right. */
type Proof = 'none' | 'wrong' | 'right';

/** A change of what protects the account of cashout, who has everything: passwords, contacts, authenticator. */
interface Change {
  readonly id: OperationId;
  readonly variant?: string;
  readonly prepare?: (platform: TestPlatform) => Promise<unknown>;
  readonly call: (platform: TestPlatform, proof: Proof) => Answer;
  /** The refusals of a call without a proof, with a wrong one, and after too many wrong ones. */
  readonly refused: Readonly<Record<'none' | 'wrong' | 'locked', string>>;
}

const account = 'cashout';
const phone = { mobileNum: '0867890123', countryDialingCode: '66' };
const memberOf = ({ sandbox }: TestPlatform): Member => {
  const member = sandbox.store.get('members', memberIdOf(account));
  if (member === undefined) throw new Error('no member');
  return member;
};
const byLoginPassword = (proof: Proof) =>
  proof === 'none' ? {} : { credential: { loginPassword: proof === 'right' ? demoPassword : 'wrong' } };
const byPaymentPassword = (proof: Proof) =>
  proof === 'none' ? {} : { paymentPassword: proof === 'right' ? demoPaymentPassword : '111111' };
const oldPassword = (proof: Proof): string =>
  proof === 'none' ? '' : proof === 'right' ? demoPassword : 'wrong-password';

const asCredential = { none: 'credential_required', wrong: 'password_incorrect', locked: 'too_many_tries' } as const;
const asPayment = {
  none: 'payment_password_incorrect',
  wrong: 'payment_password_incorrect',
  locked: 'payment_password_locked',
} as const;
const asApp = { none: 'code_missing', wrong: 'second_factor_incorrect', locked: 'too_many_tries' } as const;

const withoutAuthenticator = ({ sandbox }: TestPlatform): void =>
  sandbox.store.transaction(() => {
    const member = sandbox.store.get('members', memberIdOf(account));
    if (member) sandbox.store.put('members', member.id, { ...member, authenticator: false });
  });

const newContact = (field: 'mobile' | 'email', value: string, sentTo: string): Change => ({
  id: 'memberProfileSet',
  variant: field,
  prepare: ({ client }) =>
    client.call(memberCode, { purpose: 'new', channel: field === 'mobile' ? 'sms' : 'email', to: value }),
  call: ({ client, sandbox }, proof) =>
    client.call(memberProfileSet, { field, value, code: lastCode(sandbox, sentTo) ?? '', ...byLoginPassword(proof) }),
  refused: asCredential,
});

/** Makes the account an agent with an assistant. */
const withAssistant = async (platform: TestPlatform): Promise<void> =>
  platform.sandbox.store.transaction(() => {
    const member = memberOf(platform);
    platform.sandbox.store.put('members', member.id, { ...member, type: 1 });
    addAssistant(platform.sandbox, member.id, memberIdOf('assistant'), ['read']);
  });

const changes: readonly Change[] = [
  {
    id: 'agentAssistantOpen',
    prepare: withAssistant,
    call: ({ client }, proof) =>
      client.call(agentAssistantOpen, { username: 'helper2', rights: ['read'], ...byLoginPassword(proof) }),
    refused: asCredential,
  },
  ...assistantActions.map((action): Change => ({
    id: 'agentAssistantSet',
    variant: action,
    prepare: withAssistant,
    call: ({ client }, proof) =>
      client.call(agentAssistantSet, {
        ...{ id: memberIdOf('assistant'), action, rights: ['read' as const] },
        ...byLoginPassword(proof),
      }),
    refused: asCredential,
  })),
  {
    id: 'authenticatorBegin',
    prepare: async (platform) => withoutAuthenticator(platform),
    call: ({ client }, proof) => client.call(authenticatorBegin, byLoginPassword(proof)),
    refused: asCredential,
  },
  {
    id: 'authenticatorConfirm',
    prepare: async (platform) => {
      withoutAuthenticator(platform);
      valueOf(await platform.client.call(authenticatorBegin, byLoginPassword('right')));
    },
    call: ({ client, sandbox }, proof) => {
      const { secret = '' } = authenticatorOf(sandbox, { id: memberIdOf(account) }).pending ?? {};
      const right = () => authenticatorCode(sandbox.now(), secret);
      return client.call(authenticatorConfirm, { code: proof === 'none' ? '' : proof === 'right' ? right() : 'wrong' });
    },
    refused: asApp,
  },
  {
    id: 'authenticatorEnd',
    call: ({ client, sandbox }, proof) => {
      const right = () => authenticatorCode(sandbox.now());
      return client.call(authenticatorEnd, { code: proof === 'none' ? '' : proof === 'right' ? right() : 'wrong' });
    },
    refused: asApp,
  },
  {
    id: 'bankAccountAdd',
    call: ({ client }, proof) =>
      client.call(bankAccountAdd, {
        bankCode: 'LOTUS',
        number: '1111111111',
        holder: 'Kanya Promdee',
        ...byPaymentPassword(proof),
      }),
    refused: asPayment,
  },
  {
    id: 'bankAccountRemove',
    call: async (platform, proof) => {
      const id = (await accountsOf(platform)).list[0]?.id ?? '';
      return platform.client.call(bankAccountRemove, { id, ...byPaymentPassword(proof) });
    },
    refused: asPayment,
  },
  {
    id: 'passkeyOptions',
    call: ({ client }, proof) => client.call(passkeyOptions, byLoginPassword(proof)),
    refused: asCredential,
  },
  {
    id: 'passkeyRemove',
    prepare: async (platform) =>
      platform.sandbox.store.transaction(() => {
        const row = { name: 'Phone', publicKey: 'AA', counter: 0, synced: false, createdAt: 0, lastUsedAt: null };
        const key = { ...row, id: 'AA', memberId: memberIdOf(account), suspended: false };
        platform.sandbox.store.put('passkeys', key.id, key);
      }),
    call: ({ client }, proof) => client.call(passkeyRemove, { id: 'AA', ...byLoginPassword(proof) }),
    refused: asCredential,
  },
  newContact('mobile', '0899990000', '66899990000'),
  newContact('email', 'new@kinnari.example', 'new@kinnari.example'),
  ...(['line', 'telegram'] as const).map((field): Change => ({
    id: 'memberProfileSet',
    variant: field,
    call: ({ client }, proof) => client.call(memberProfileSet, { field, value: 'kanya.p', ...byLoginPassword(proof) }),
    refused: asCredential,
  })),
  ...[otherSessions, 'one'].map((ended): Change => ({
    id: 'memberSessionEnd',
    variant: ended,
    prepare: async ({ sandbox }) => signInAs(sandbox, account),
    call: ({ client, sandbox, token }, proof) => {
      const other = sessionsOf(sandbox, memberIdOf(account)).find((each) => each.token !== token());
      const id = ended === otherSessions || other === undefined ? otherSessions : sessionIdOf(other);
      return client.call(memberSessionEnd, { id, language: 'EN', ...byLoginPassword(proof) });
    },
    refused: asCredential,
  })),
  {
    id: 'memberPassword',
    call: ({ client }, proof) =>
      client.call(memberPassword, {
        oldPassword: oldPassword(proof),
        newPassword: 'Lotus2569',
        confirmNewPassword: 'Lotus2569',
      }),
    refused: { none: 'password_incorrect', wrong: 'password_incorrect', locked: 'too_many_tries' },
  },
  {
    id: 'passwordByEmail',
    prepare: async ({ sandbox }) => changeSettings(sandbox, { neutralRecovery: false }),
    call: ({ client }, proof) =>
      client.call(passwordByEmail, {
        username: account,
        email: proof === 'none' ? '' : proof === 'right' ? 'cashout@kinnari.example' : 'other@kinnari.example',
      }),
    refused: { none: 'invalid_input', wrong: 'account_unknown', locked: 'too_many_requests' },
  },
  {
    id: 'passwordByPhone',
    prepare: async ({ client }) => client.call(smsLoginCode, { ...phone, ...(await prove(client, 'sms')) }),
    call: ({ client, sandbox }, proof) =>
      client.call(passwordByPhone, {
        ...phone,
        newPassword: 'Lotus2569',
        verificationCode: proof === 'none' ? '' : proof === 'right' ? (lastCode(sandbox, '66867890123') ?? '') : 'x',
      }),
    refused: { none: 'code_missing', wrong: 'code_incorrect', locked: 'code_expired' },
  },
  {
    id: 'paymentPasswordSet',
    call: ({ client }, proof) =>
      client.call(paymentPasswordSet, {
        newPassword: '135790',
        confirmNewPassword: '135790',
        ...(proof !== 'none' && { oldPassword: proof === 'right' ? demoPaymentPassword : '111111' }),
      }),
    refused: asPayment,
  },
];

const stated = Object.values<AnyOperation>(operations).filter(({ stepUp }) => stepUp !== undefined);
const followsOf = (id: OperationId) => stated.find((each) => each.id === id)?.stepUp?.follows;

async function prepared({ prepare }: Change): Promise<TestPlatform> {
  const platform = createTestPlatform({ scenario: 'everyWayIn' });
  await platform.signIn(account);
  await prepare?.(platform);
  return platform;
}

/** What a change does to the account beside the change itself. */
function tracesOf(platform: TestPlatform) {
  const { sandbox } = platform;
  const member = memberOf(platform);
  const told = outbox(sandbox).filter(({ code, link }) => code === null && link === null);
  return {
    told: told.map(({ to }) => to),
    messages: messagesOf(sandbox, member.id).filter(({ kind }) => kind === 'security'),
    restsUntil: paymentPasswordOf(sandbox, member).restsUntil,
  };
}

test('every operation that is stated to change what protects an account is gone through here', () => {
  expect([...new Set(changes.map(({ id }) => id))].toSorted()).toEqual(stated.map(({ id }) => id).toSorted());
});

describe.each(changes.map((change) => [[change.id, change.variant].join(' ').trim(), change] as const))(
  '%s',
  (_, change) => {
    test.each(['none', 'wrong'] as const)('is refused by name with this proof: %s', async (proof) => {
      const platform = await prepared(change);
      const before = { member: memberOf(platform), ...tracesOf(platform) };
      const open = sessionsOf(platform.sandbox, before.member.id).length;
      expect(await change.call(platform, proof)).toMatchObject({ ok: false, error: { code: change.refused[proof] } });
      expect({ member: memberOf(platform), ...tracesOf(platform) }).toEqual(before);
      expect(sessionsOf(platform.sandbox, before.member.id)).toHaveLength(open);
    });

    test('cannot be guessed: wrong proofs are counted, and then the right one is refused too', async () => {
      const platform = await prepared(change);
      const refusals: unknown[] = [];
      for (let times = 0; times < 6; times += 1) {
        const answer = await change.call(platform, 'wrong');
        refusals.push(answer.ok ? 'accepted' : 'code' in answer.error && answer.error.code);
      }
      expect(refusals[0]).toBe(change.refused.wrong);
      expect(refusals.at(-1)).toBe(change.refused.locked);
      // A code that was sent is void after wrong tries; an address is only asked for too often.
      if (change.id === 'passwordByEmail') return;
      expect(await change.call(platform, 'right')).toMatchObject({ ok: false, error: { code: change.refused.locked } });
    });

    test('is done with the right one, told at every former address, and rests withdrawals as stated', async () => {
      const platform = await prepared(change);
      const former = memberOf(platform);
      const before = tracesOf(platform);
      valueOf(await change.call(platform, 'right'));
      const after = tracesOf(platform);
      const follows = followsOf(change.id);
      if (follows === 'begins') {
        expect(after).toEqual(before);
        return;
      }
      expect(after.told.toSorted()).toEqual([former.mobile, former.email].toSorted());
      expect(after.messages).toHaveLength(before.messages.length + 1);
      expect(after.messages[0]).toMatchObject({ read: false, link: { page: 'securityCenter' } });
      const block = blockOf(platform.sandbox, memberOf(platform))?.code ?? null;
      if (follows === 'told') {
        expect([after.restsUntil, block]).toEqual([null, null]);
        return;
      }
      expect(after.restsUntil).toBe(platform.sandbox.now() + 24 * 60 * 60_000);
      expect(block).toBe('withdraw_resting');
    });
  },
);
