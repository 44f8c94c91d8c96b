import * as v from 'valibot';
import { contractPreview } from '#api/agentContracts.ts';
import { agentEnvelopeTotal, agentSelection } from '#api/agentSelection.ts';
import { sessionFreePlay, sessionThirdParty } from '#api/alternativeSignIn.ts';
import { bonusCancelPreview, bonusList } from '#api/bonuses.ts';
import { passwordByPhone } from '#api/passwords.ts';
import { memberRegister, memberRegisterMobile } from '#api/registration.ts';
import { secondFactorDetail, secondFactorVerify } from '#api/secondFactor.ts';
import { sessionLogin, sessionLogout } from '#api/session.ts';
import { smsLoginCode, smsRegisterCode } from '#api/smsCodes.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword } from '../accounts/password.ts';
import { issueIdToken } from '../accounts/thirdParties.ts';
import { memberIdOf } from '../seed/members.ts';
import { type Scene, type Scenes, calling } from './changes/scenes.ts';
import { dailyTier } from './errors/contractWays.ts';
import { takeBonus } from './errors/promotionWays.ts';
import { valueOf } from './moneyOut.ts';
import { loggingIn, withPasskey } from './passkeys.ts';
import { prove, readCaptcha, registration } from './platform.ts';

const phone = { countryDialingCode: '66' } as const;

const signsUp = (operation: typeof memberRegister | typeof memberRegisterMobile, username: string): Scene => ({
  as: null,
  async prepare({ client, sandbox }) {
    const mobileNo = registration.mobileNum;
    valueOf(await client.call(smsRegisterCode, { ...phone, mobileNo, ...(await prove(client, 'sms')) }));
    const proof = { captcha: readCaptcha(sandbox), ...(await prove(client, 'register')) };
    const input = { ...registration, username, verificationCode: lastCode(sandbox) ?? '', ...proof };
    return () => client.call(operation, input);
  },
});

/** Operations that open or end a session, and reads of what has to be begun before. None states what it changes. */
export const entryScenes: Scenes = {
  sessionLogin: [
    {
      as: null,
      async prepare({ client }) {
        const input = { username: 'demo', password: demoPassword, type: 'username' } as const;
        const proof = await prove(client, 'login');
        return () => client.call(sessionLogin, { ...input, ...proof });
      },
    },
  ],
  sessionLogout: [calling(sessionLogout, {})],
  memberRegister: [signsUp(memberRegister, registration.username)],
  memberRegisterMobile: [signsUp(memberRegisterMobile, registration.mobileNum)],
  passwordByPhone: [
    {
      as: null,
      scenario: 'everyWayIn',
      async prepare({ client, sandbox }) {
        const of = { ...phone, mobileNum: '0845678901' };
        valueOf(await client.call(smsLoginCode, { ...of, ...(await prove(client, 'sms')) }));
        const input = { ...of, newPassword: 'Lotus2569', verificationCode: lastCode(sandbox) ?? '' };
        return () => client.call(passwordByPhone, input);
      },
    },
  ],
  secondFactorVerify: [
    {
      as: null,
      async prepare({ client, signIn }) {
        const asked = await signIn('faraway');
        const detail = !asked.ok && asked.error.kind === 'refused' ? asked.error.detail : {};
        const { ticket } = v.parse(secondFactorDetail, detail);
        return () => client.call(secondFactorVerify, { ticket, method: 'bankName', answer: 'Wilai Klaiban' });
      },
    },
  ],
  sessionFreePlay: [calling(sessionFreePlay, { os: 'Windows' }, { as: null, scenario: 'everyWayIn' })],
  sessionThirdParty: [
    {
      as: null,
      scenario: 'everyWayIn',
      prepare({ client, sandbox }) {
        const idToken = issueIdToken(sandbox, 'line', 'anong') ?? '';
        return () => client.call(sessionThirdParty, { provider: 'line', idToken });
      },
    },
  ],
  passkeyLogin: [{ prepare: async (platform) => loggingIn(platform, await withPasskey(platform)) }],
  bonusCancelPreview: [
    {
      scenario: 'everyWayIn',
      async prepare(platform) {
        valueOf(await takeBonus(platform));
        const { list } = valueOf(await platform.client.call(bonusList, { pageNo: 1, pageSize: 1, language: 'EN' }));
        return () => platform.client.call(bonusCancelPreview, { id: list[0]?.id ?? '' });
      },
    },
  ],
  agentEnvelopeTotal: [
    {
      as: 'agent',
      async prepare({ client }) {
        const { id: selectionId } = valueOf(await client.call(agentSelection, { filter: {} }));
        return () => client.call(agentEnvelopeTotal, { selectionId, amount: '20.00' });
      },
    },
  ],
  contractPreview: [
    calling(
      contractPreview,
      { kind: 'daily', to: memberIdOf('nok'), tiers: JSON.stringify([dailyTier('0.10')]) },
      { as: 'agent', scenario: 'contracts' },
    ),
  ],
};
