import * as v from 'valibot';
import { authenticatorBegin, authenticatorConfirm, authenticatorEnd } from '#api/authenticator.ts';
import { feedbackSend, ticketList, ticketReply } from '#api/feedback.ts';
import { helpVote, helpVoteDocs } from '#api/help.ts';
import { liveTicket, liveTicketDocs } from '#api/liveTicket.ts';
import { memberLanguageUpdate } from '#api/member.ts';
import { memberSessionEnd, memberSessionEndDocs } from '#api/memberSessions.ts';
import { messageDelete, messageList, messageMark } from '#api/messages.ts';
import { memberNotifySettingsChange, memberNotifySettingsChangeDocs } from '#api/notifications.ts';
import type { InputOf } from '#api/operation.ts';
import { memberPassword, memberPasswordDocs, passwordByEmail, passwordByEmailDocs } from '#api/passwords.ts';
import { memberIconSet, memberIconSetDocs } from '#api/picture.ts';
import {
  playBreakStart,
  playBreakStartDocs,
  playLimitConfirm,
  playLimitSet,
  realityCheckSet,
  realityCheckSetDocs,
} from '#api/playLimits.ts';
import { memberMarketingSet, memberMarketingSetDocs } from '#api/privacy.ts';
import { memberCode, memberCodeDocs, memberProfileSet } from '#api/profile.ts';
import { secondFactorDetail, secondFactorSend } from '#api/secondFactor.ts';
import { sessionActive, sessionLogin } from '#api/session.ts';
import { smsLoginCode, smsLoginCodeDocs, smsRegisterCode, smsRegisterCodeDocs } from '#api/smsCodes.ts';
import type { Credential } from '#api/stepUp.ts';
import { dayMs } from '#text/durations.ts';
import { lastCode } from '../../accounts/outbox.ts';
import { demoPassword } from '../../accounts/password.ts';
import { authenticatorCode } from '../../accounts/totp.ts';
import { changeSettings } from '../../changeSettings.ts';
import { signInAs } from '../../personas.ts';
import { valueOf } from '../moneyOut.ts';
import { type TestPlatform, prove } from '../platform.ts';
import { addDevice } from '../push.ts';
import { passkeyScenes } from './passkeyScenes.ts';
import { pushScenes } from './pushScenes.ts';
import { type Scene, type Scenes, calling } from './scenes.ts';

const credential = { loginPassword: demoPassword };

const begin = async ({ client }: TestPlatform) => valueOf(await client.call(authenticatorBegin, { credential })).secret;
const codeOf = ({ sandbox }: TestPlatform, secret: string) => ({ code: authenticatorCode(sandbox.now(), secret) });

const sets = (input: InputOf<typeof memberProfileSet>, as = 'cashout'): Scene =>
  calling(memberProfileSet, input, { as });

/** Sets a contact by the code that was sent to it. */
const setsContact = (channel: 'sms' | 'email', to: string, address = to): Scene => ({
  as: 'cashout',
  async prepare({ client, sandbox }) {
    valueOf(await client.call(memberCode, { purpose: 'new', channel, to }));
    const field = channel === 'sms' ? 'mobile' : 'email';
    const input = { field, value: to, code: lastCode(sandbox, address) ?? '', credential } as const;
    return () => client.call(memberProfileSet, input);
  },
});

async function firstMessage({ client }: TestPlatform): Promise<string> {
  const input = { folder: 'personal', pageNo: 1, pageSize: 1, language: 'EN' } as const;
  return valueOf(await client.call(messageList, input)).list[0]?.id ?? '';
}

const question = { kind: 'question', subject: 'Bank account', content: 'How do I change my bank account?' } as const;

const limit = { kind: 'deposit', period: 'week' } as const;

/** Turns the authenticator on. Returns a recovery code, which works once. */
export async function recoveryCode(platform: TestPlatform): Promise<Credential> {
  const code = codeOf(platform, await begin(platform));
  return { code: valueOf(await platform.client.call(authenticatorConfirm, code)).recoveryCodes[0] };
}

const endOthers =
  (credentialOf: (platform: TestPlatform) => Promise<Credential>): Scene['prepare'] =>
  async (platform) => {
    signInAs(platform.sandbox, 'demo');
    addDevice(platform.sandbox, 'demo');
    const input = { ...memberSessionEndDocs.example, credential: await credentialOf(platform) };
    return () => platform.client.call(memberSessionEnd, input);
  };

export const wrongCredential: Credential = { paymentPassword: '111111' };
export const wrongPassword = { refusedWith: 'payment_password_incorrect' };

/** The account, its protection, its messages and its limits. */
export const accountScenes: Scenes = {
  sessionActive: [calling(sessionActive, {})],
  memberLanguageUpdate: [calling(memberLanguageUpdate, { language: 'EN' })],
  smsLoginCode: [
    {
      as: null,
      async prepare({ client }) {
        const input = { ...smsLoginCodeDocs.example, ...(await prove(client, 'sms')) };
        return () => client.call(smsLoginCode, input);
      },
    },
  ],
  smsRegisterCode: [
    {
      as: null,
      async prepare({ client }) {
        const input = { ...smsRegisterCodeDocs.example, ...(await prove(client, 'sms')) };
        return () => client.call(smsRegisterCode, input);
      },
    },
  ],
  secondFactorSend: [
    {
      as: null,
      async prepare({ client }) {
        const input = { username: 'faraway', password: demoPassword, type: 'username' } as const;
        const asked = await client.call(sessionLogin, { ...input, ...(await prove(client, 'login')) });
        const detail = !asked.ok && asked.error.kind === 'refused' ? asked.error.detail : {};
        const { ticket } = v.parse(secondFactorDetail, detail);
        return () => client.call(secondFactorSend, { ticket, method: 'sms' });
      },
    },
  ],
  passwordByEmail: [calling(passwordByEmail, passwordByEmailDocs.example, { as: null })],
  memberPassword: [
    ...['demo', 'newbie'].map((account): Scene => ({
      as: account,
      prepare({ client, sandbox }) {
        signInAs(sandbox, account);
        addDevice(sandbox, account);
        return () => client.call(memberPassword, memberPasswordDocs.example);
      },
    })),
  ],
  memberSessionEnd: [
    { prepare: endOthers(async () => credential) },
    { prepare: endOthers(recoveryCode) },
    { ...wrongPassword, prepare: endOthers(async () => wrongCredential) },
  ],
  authenticatorBegin: [
    calling(authenticatorBegin, { credential }),
    calling(authenticatorBegin, { credential: wrongCredential }, { ...wrongPassword }),
  ],
  authenticatorConfirm: [
    {
      async prepare(platform) {
        const code = codeOf(platform, await begin(platform));
        return () => platform.client.call(authenticatorConfirm, code);
      },
    },
  ],
  authenticatorEnd: [
    {
      async prepare(platform) {
        const secret = await begin(platform);
        valueOf(await platform.client.call(authenticatorConfirm, codeOf(platform, secret)));
        // Each code works once.
        platform.advance(30_000);
        const code = codeOf(platform, secret);
        return () => platform.client.call(authenticatorEnd, code);
      },
    },
  ],
  ...passkeyScenes,
  ...pushScenes,
  memberCode: [calling(memberCode, memberCodeDocs.example)],
  memberProfileSet: [
    sets({ field: 'line', value: 'kanya.demo', credential }),
    { ...sets({ field: 'line', value: 'kanya.demo', credential: wrongCredential }, 'demo'), ...wrongPassword },
    {
      async prepare(platform) {
        const input = { field: 'line', value: 'fahsai.demo', credential: await recoveryCode(platform) } as const;
        return () => platform.client.call(memberProfileSet, input);
      },
    },
    sets({ field: 'birthday', value: '1990-05-14' }),
    sets({ field: 'realName', value: 'Mali Suksan' }, 'newbie'),
    setsContact('sms', '0899990000', '66899990000'),
    setsContact('email', 'other@kinnari.example'),
  ],
  liveTicket: [
    {
      prepare({ client, sandbox }) {
        changeSettings(sandbox, { live: 'stream' });
        return () => client.call(liveTicket, liveTicketDocs.example);
      },
    },
  ],
  memberNotifySettingsChange: [calling(memberNotifySettingsChange, memberNotifySettingsChangeDocs.example)],
  memberIconSet: [calling(memberIconSet, memberIconSetDocs.example)],
  memberMarketingSet: [calling(memberMarketingSet, memberMarketingSetDocs.example)],
  messageMark: [calling(messageMark, { ids: 'all', read: true })],
  messageDelete: [
    {
      async prepare(platform) {
        const id = await firstMessage(platform);
        valueOf(await platform.client.call(messageMark, { ids: [id], read: false }));
        return () => platform.client.call(messageDelete, { ids: [id] });
      },
    },
  ],
  feedbackSend: [calling(feedbackSend, question)],
  ticketReply: [
    {
      async prepare({ client }) {
        const { list } = valueOf(await client.call(ticketList, { pageNo: 1, pageSize: 1 }));
        return () => client.call(ticketReply, { number: list[0]?.number ?? '', content: 'Thank you for the answer' });
      },
    },
  ],
  helpVote: [calling(helpVote, helpVoteDocs.example)],
  playLimitSet: [calling(playLimitSet, { ...limit, value: '5000.00' })],
  playLimitConfirm: [
    {
      async prepare(platform) {
        const { client } = platform;
        for (const value of ['4000.00', '5000.00']) valueOf(await client.call(playLimitSet, { ...limit, value }));
        platform.advance(dayMs);
        valueOf(await platform.signIn('demo'));
        return () => client.call(playLimitConfirm, limit);
      },
    },
  ],
  realityCheckSet: [calling(realityCheckSet, realityCheckSetDocs.example)],
  playBreakStart: [
    {
      prepare({ client, sandbox }) {
        signInAs(sandbox, 'demo');
        return () => client.call(playBreakStart, playBreakStartDocs.example);
      },
    },
  ],
};
