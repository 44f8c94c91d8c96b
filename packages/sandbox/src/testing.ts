import { createAesCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import type { gameList } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import { type HumanCheckAction, type HumanCheckProof, humanCheckChallenge, sessionLogin } from '#api/session.ts';
import { issueCaptcha } from './domain/captcha.ts';
import { solveChallenge } from './domain/humanCheck.ts';
import type { FaultPlan } from './faults.ts';
import { createHandler, sandboxCipherKey } from './handle.ts';
import { demoPassword } from './password.ts';
import { type World, type WorldOptions, createWorld } from './world.ts';

/** A world with the site's own client in front of it, all in memory: what crosses is requests and responses. */
export interface TestPlatform {
  readonly world: World;
  readonly client: Client;
  readonly handle: (request: Request) => Promise<Response>;
  /** Moves the platform's clock. */
  readonly advance: (ms: number) => void;
  /** Signs in by the contract and keeps the token for the calls that follow. */
  readonly signIn: (account: string, options?: SignInOptions) => ReturnType<typeof login>;
  readonly token: () => string | null;
}

export interface SignInOptions {
  readonly password?: string;
  readonly captcha?: string;
}

/** 2026-11-21, noon in Bangkok. */
export const testNow = Date.UTC(2026, 10, 21, 5);
const origin = 'https://kinnari.test';

/** Breaches of the contract and throwing rules reject the call, instead of becoming a 500. */
export function createTestPlatform(options: WorldOptions & { readonly faults?: FaultPlan } = {}): TestPlatform {
  let now = testNow;
  let token: string | null = null;
  const { faults, ...worldOptions } = options;
  const world = createWorld({ now: () => now, ...worldOptions });
  const handle = createHandler(world, {
    ...(faults && { faults }),
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
      const response = await handle(new Request(...request));
      if (response.type === 'error') throw new TypeError('the connection broke');
      return response;
    },
  });
  return {
    world,
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

async function login(client: Client, username: string, { password = demoPassword, captcha }: SignInOptions) {
  return client.call(sessionLogin, {
    username,
    password,
    type: 'username',
    ...(await prove(client, 'login')),
    ...(captcha !== undefined && { captcha }),
  });
}

/** Passes the human check for a call of this kind. */
export async function prove(client: Client, action: HumanCheckAction): Promise<{ humanCheck?: HumanCheckProof }> {
  const asked = await client.call(humanCheckChallenge, { action });
  return asked.ok ? { humanCheck: solveChallenge(asked.value.challenge, asked.value.zeroBits) } : {};
}

/** A new picture captcha, read by somebody who knows the table. */
export function readCaptcha(world: World): string {
  world.store.transaction(() => issueCaptcha(world));
  return [...world.store.entries('captchas')].at(-1)?.[0] ?? '';
}

/** SLT-05, with everything at its plainest. */
export function gameListInput(filter: Partial<InputOf<typeof gameList>>): InputOf<typeof gameList> {
  return { ...listInput, channel: 'sandbox', merchant: 'kinnari', ...filter };
}

export const listInput = {
  clientType: 3,
  platform: 'flash,html5-desktop',
  gameType: 'RNG',
  language: 'TH',
  pageNo: 1,
  pageSize: 15,
} as const;

/** A sign-up that keeps every rule of the form; what proves something is added by whoever calls. */
export const registration = {
  username: 'somebody1',
  password: demoPassword,
  confirmPassword: demoPassword,
  mobileNum: '0891234567',
  countryDialingCode: '66',
  payeeName: 'Somebody New',
  domain: 'kinnari.test',
  registerUrl: `${origin}/`,
  registerMethod: 'WEB',
  login: true,
} as const;

/** Operations whose plain input is refused, since they go on from what another one answered. */
export const followUps: ReadonlySet<OperationId> = new Set([
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
  'depositCancel',
  'rebateClaim',
]);

/** An input that the contract takes for every operation but the login; enough to see each of them answer. */
export const plainInputs: Readonly<Record<Exclude<OperationId, 'sessionLogin'>, object>> = {
  systemStatus: {},
  systemPermission: { url: 'kinnari.test', language: 'TH' },
  systemWhitelabel: {},
  systemRegisterSettings: {},
  announcementList: { language: 'TH' },
  gameMenuList: { language: 'TH' },
  serviceConfig: { csType: 'LIVECHAT', language: 'TH' },
  systemRouters: { device: '0', language: 'TH' },
  systemDomainRoute: {},
  helpCentre: { lang: 'TH' },
  humanCheckChallenge: { action: 'login' },
  sessionLogout: {},
  captchaImage: {},
  smsLoginCode: { mobileNum: '0812345678', countryDialingCode: '66' },
  smsRegisterCode: { mobileNo: '0891234567', countryDialingCode: '66' },
  memberRegister: registration,
  memberRegisterMobile: { ...registration, username: registration.mobileNum },
  memberPassword: { oldPassword: demoPassword, newPassword: 'Kinnari99', confirmNewPassword: 'Kinnari99' },
  passwordByEmail: { username: 'demo', email: 'demo@kinnari.example' },
  passwordByPhone: { newPassword: 'Kinnari99', mobileNum: '0812345678', verificationCode: '12345' },
  affiliateCheck: { code: 'KINNARI8', domain: 'kinnari.test' },
  countryCodeList: {},
  validationRules: {},
  secondFactorSend: { ticket: 'nobody', method: 'sms' },
  secondFactorVerify: { ticket: 'nobody', method: 'sms', answer: '12345' },
  sessionThirdParty: { provider: 'line', idToken: 'nobody' },
  sessionFreePlay: { os: 'Windows' },
  memberInfo: {},
  memberAvatar: {},
  memberLanguageUpdate: { language: 'EN' },
  walletBalance: {},
  walletMerchant: {},
  memberTransactions: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
  memberBets: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' },
  depositMethods: { language: 'TH' },
  depositCreate: { methodId: 'promptpay', amount: '500.00' },
  depositOrder: { reference: 'nobody' },
  depositCancel: { reference: 'nobody' },
  depositOrders: {},
  rebateSummary: {},
  rebateClaim: { until: new Date(testNow).toISOString(), amount: '1.00' },
  rebateHistory: { pageNo: 1, pageSize: 15 },
  missionSummary: { language: 'TH' },
  missionLeaderboard: { missionId: 'all-2026-11-16' },
  agentConsolidated: {},
  gameVendorList: { language: 'TH' },
  gameList: gameListInput({}),
  gameHot: { merchantCode: 'kinnari', platform: 'html5-desktop', language: 'TH' },
  gameFavouriteIds: {},
  gameFavouriteList: listInput,
  gameFavouriteSet: { nodeId: 100_001, vendor: 'LTWR', gameType: 'RNG', action: 'add' },
  gameRecent: listInput,
  gameLaunch: {
    vassalage: 'LTWR',
    gameType: 'RNG',
    nodeId: 100_001,
    language: 'TH',
    device: 'WEB',
    backUrl: '/rng',
  },
  gameRooms: { vassalage: 'RVSD', gameType: 'LIVE', language: 'TH' },
  gameVendorType: { vassalage: 'LTWR' },
  gameLaunchFB: { language: 'TH', device: 'WEB', backUrl: '/sports' },
  gamePractice: {
    vassalage: 'LTWR',
    gameType: 'RNG',
    nodeId: 100_001,
    language: 'TH',
    device: 'WEB',
    backUrl: '/rng',
  },
  gameRankList: { language: 'TH' },
  gameJackpot: {},
  lotteryMenu: { prizeMode: 'SEA', device: 'WEB', language: 'TH' },
  lotteryRecent: { prizeMode: 'SEA', device: 'WEB' },
  lotteryPopular: { prizeMode: 'SEA', device: 'WEB', language: 'TH' },
  lotteryOpenDraws: { prizeMode: 'SEA' },
  lotteryResults: { prizeMode: 'SEA' },
};
