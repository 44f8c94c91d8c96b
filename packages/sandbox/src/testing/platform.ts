import { createAesCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import { gameFavouriteListDocs } from '#api/favourites.ts';
import { type gameList, gameListDocs } from '#api/games.ts';
import { type HumanCheckAction, type HumanCheckProof, humanCheckChallenge } from '#api/humanCheck.ts';
import type { InputOf } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import { memberRegisterDocs } from '#api/registration.ts';
import { sessionLogin } from '#api/session.ts';
import { issueCaptcha } from '../accounts/captchas.ts';
import { solveChallenge } from '../accounts/humanChecks.ts';
import type { PasskeyVerifier } from '../accounts/passkeyVerifier.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { type SandboxOptions, createSandbox } from '../createSandbox.ts';
import type { FaultPlan } from '../faults.ts';
import { createHandler, sandboxCipherKey } from '../http/handle.ts';
import type { Sandbox } from '../sandbox.ts';

/** A sandbox with the site's own client, connected by requests and responses in memory. */
export interface TestPlatform {
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly handle: (request: Request) => Promise<Response>;
  /** Moves the sandbox's clock forward, in ms. */
  readonly advance: (ms: number) => void;
  /** Logs in through the contract and keeps the token for later calls. */
  readonly signIn: (account: string, options?: SignInOptions) => ReturnType<typeof login>;
  readonly token: () => string | null;
}

export interface TestOptions extends SandboxOptions {
  readonly faults?: FaultPlan;
  /** Checks passkeys. @default that of `practiceKey` */
  readonly verifier?: PasskeyVerifier;
  /** Answers the client's requests in place of the platform's own handler, which it is given. */
  readonly through?: Through;
}

export type Through = (request: Request, handle: TestPlatform['handle']) => Promise<Response>;

export interface SignInOptions {
  readonly password?: string;
  readonly captcha?: string;
}

/** The start of the sandbox's clock: 2026-11-21, noon in Bangkok. */
export const testNow = Date.UTC(2026, 10, 21, 5);
const origin = 'https://kinnari.test';

/** Creates a sandbox with a client. A handler that throws or breaks the contract rejects the call instead of a 500. */
export function createTestPlatform(options: TestOptions = {}): TestPlatform {
  let now = testNow;
  let token: string | null = null;
  const { faults, verifier, through, ...sandboxOptions } = options;
  const sandbox = createSandbox({ now: () => now, ...sandboxOptions });
  // A proof of ten bits takes longer than the rest of most tests.
  // Most tests that move the clock are about something else than a player who is away.
  const policy = { ...sandbox.settings.policy, session: { idleMinutes: 0 } };
  changeSettings(sandbox, { zeroBits: 2, policy });
  const handle = createHandler(sandbox, {
    ...(faults && { faults }),
    ...(verifier && { verifier }),
    onFault: (fault) => {
      throw fault;
    },
  });
  const client = createClient({
    baseUrl: origin,
    token: () => token,
    language: () => 'EN',
    cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
    sleep: () => Promise.resolve(),
    fetch: async (...request) => {
      const asked = new Request(...request);
      const response = await (through ? through(asked, handle) : handle(asked));
      if (response.type === 'error') throw new TypeError('the connection broke');
      return response;
    },
  });
  return {
    sandbox,
    client,
    handle,
    advance: (ms) => void (now += ms),
    token: () => token,
    async signIn(account, more = {}) {
      const result = await login(client, account, more);
      if (result.ok) token = result.value.token;
      return result;
    },
  };
}

/** Creates a sandbox in which an account is logged in. */
export async function signedIn(account = 'demo', options: TestOptions = {}): Promise<TestPlatform> {
  const platform = createTestPlatform(options);
  await platform.signIn(account);
  return platform;
}

async function login(client: Client, username: string, { password = demoPassword, captcha }: SignInOptions) {
  return client.call(sessionLogin, {
    username,
    password,
    type: 'username',
    ...(await prove(client, 'login')),
    ...(captcha !== undefined && { captcha }),
  });
}

/** Solves a human check and returns the proof for an action. */
export async function prove(client: Client, action: HumanCheckAction): Promise<{ humanCheck?: HumanCheckProof }> {
  const asked = await client.call(humanCheckChallenge, { action });
  return asked.ok ? { humanCheck: solveChallenge(asked.value.challenge, asked.value.zeroBits) } : {};
}

/** Issues a captcha to the client of these tests, which has no `User-Agent`, and returns its text. */
export function readCaptcha(sandbox: Sandbox): string {
  sandbox.store.transaction(() => issueCaptcha({ sandbox, userAgent: '' }));
  return [...sandbox.store.entries('captchas')].at(-1)?.[1].text ?? '';
}

/** SLT-05: an input of the slot list without filters, and with the given ones. */
export function gameListInput(filter: Partial<InputOf<typeof gameList>>): InputOf<typeof gameList> {
  return { ...gameListDocs.example, ...filter };
}

/** An input of the lists of favourite and recent games. */
export const listInput = gameFavouriteListDocs.example;

/** A sign-up that satisfies every rule of the form, without captcha, code and human check. */
export const registration = { ...memberRegisterDocs.example, mobileNum: '0891234567' };

/** AGT-01: operations that refuse whoever is no agent. */
export const forAgents: ReadonlySet<OperationId> = new Set([
  'agentRightsRead',
  'agentOverview',
  'agentStatement',
  'agentAnnouncements',
  'agentNotices',
  'agentNoticesSeen',
  'agentBets',
  'agentBetDetail',
  'agentProfit',
  'agentIncome',
  'agentIncomeRows',
  'agentTransactions',
  'agentDownlines',
  'agentDownline',
  'agentRateTemplate',
  'agentAccountReset',
  'agentAccountPause',
  'agentPromote',
  'agentRatesSet',
  'agentTransfer',
  'agentMessage',
  'agentSelection',
  'agentMessageMany',
  'agentRatesMany',
  'agentEnvelopeTotal',
  'agentEnvelopeMany',
  'agentNoteSet',
  'agentTagsSet',
  'agentTags',
  'agentViews',
  'agentViewSet',
  'redEnvelopeGive',
  'redEnvelopeGivenList',
  'agentAccountOpen',
  'agentLinks',
  'agentLinkDeposits',
  'agentLinkSave',
  'agentLinkStateSet',
  'contractList',
  'agentProgress',
  'salaryRecords',
  'contractPreview',
  'contractOffer',
  'contractWithdraw',
  'dividendProcess',
  'dailySalaryProcess',
  'hourlySalaryProcess',
  'realTimeSalaryProcess',
  'agentAssistants',
  'agentAssistantLog',
  'agentAssistantOpen',
  'agentAssistantSet',
]);

/** Operations whose example is refused, because they continue what another operation has started. */
export const followUps: ReadonlySet<OperationId> = new Set([
  'sessionLogin',
  'smsLoginCode',
  'smsRegisterCode',
  'memberRegister',
  'memberRegisterMobile',
  'passwordByPhone',
  'secondFactorSend',
  'secondFactorVerify',
  'sessionThirdParty',
  'sessionFreePlay',
  'gamePractice',
  'depositOrder',
  'rewardClaim',
  'promotionJoin',
  'promotionApply',
  'bonusCancelPreview',
  'bonusCancel',
  'redEnvelopeOpen',
  'raffleClaim',
  'memberBetDetail',
  'agentBetDetail',
  'agentIncomeRows',
  'messageRead',
  'feedbackSend',
  'ticketThread',
  'ticketReply',
  'playLimitConfirm',
  // Switched off.
  'liveTicket',
  // `memberPassword` has changed the password of its example.
  'agentAccountReset',
  'playBreakStart',
  'memberSessionEnd',
  'agentAccountReset',
  'agentAssistantOpen',
  'agentAssistantSet',
  'memberProfileSet',
  'authenticatorBegin',
  'authenticatorConfirm',
  'passkeyOptions',
  'passkeyAdd',
  'passkeyRename',
  'passkeyRemove',
  'passkeyLogin',
  // A key that may confirm money: the account has none.
  'passkeyMoneyOptions',
  'depositCancel',
  'depositSlip',
  'rebateClaim',
  'paymentPasswordSet',
  'paymentPasswordCheck',
  'bankAccountAdd',
  'bankAccountDefault',
  'bankAccountRemove',
  'turnoverBets',
  // The vendors share one wallet.
  'walletTransfer',
  // Switched off.
  'uplineInfo',
  'uplineTransfer',
  'withdrawCreate',
  'pointRedeem',
  'pointConvert',
  'withdrawOrder',
  'withdrawCancel',
  'withdrawConfirm',
  // Switched off.
  'agentTransfer',
  'redEnvelopeGive',
  // The selection of their example is none.
  'agentMessageMany',
  'agentRatesMany',
  'agentEnvelopeTotal',
  'agentEnvelopeMany',
  'agentLinkDeposits',
  'agentLinkStateSet',
  'contractPreview',
  'contractOffer',
  'contractWithdraw',
  'dividendProcess',
  'dailySalaryProcess',
  'hourlySalaryProcess',
  'realTimeSalaryProcess',
]);
