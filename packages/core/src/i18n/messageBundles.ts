/** The messages of every namespace, typed by their Thai file; English has the same keys (tests/invariants/locales.test.ts). */
export interface Messages {
  readonly age: typeof import('#locales/th/age.json');
  readonly agentAccounts: typeof import('#locales/th/agentAccounts.json');
  readonly agentBook: typeof import('#locales/th/agentBook.json');
  readonly agentCentre: typeof import('#locales/th/agentCentre.json');
  readonly agentEnvelopes: typeof import('#locales/th/agentEnvelopes.json');
  readonly agentHome: typeof import('#locales/th/agentHome.json');
  readonly agentMany: typeof import('#locales/th/agentMany.json');
  readonly agentMaterials: typeof import('#locales/th/agentMaterials.json');
  readonly agentNotices: typeof import('#locales/th/agentNotices.json');
  readonly agentProgress: typeof import('#locales/th/agentProgress.json');
  readonly agentOverview: typeof import('#locales/th/agentOverview.json');
  readonly agentRates: typeof import('#locales/th/agentRates.json');
  readonly agentRegister: typeof import('#locales/th/agentRegister.json');
  readonly agentTeam: typeof import('#locales/th/agentTeam.json');
  readonly agentReports: typeof import('#locales/th/agentReports.json');
  readonly analytics: typeof import('#locales/th/analytics.json');
  readonly announcements: typeof import('#locales/th/announcements.json');
  readonly appShell: typeof import('#locales/th/appShell.json');
  readonly assistants: typeof import('#locales/th/assistants.json');
  readonly authenticator: typeof import('#locales/th/authenticator.json');
  readonly bankAccounts: typeof import('#locales/th/bankAccounts.json');
  readonly banner: typeof import('#locales/th/banner.json');
  readonly bonuses: typeof import('#locales/th/bonuses.json');
  readonly closed: typeof import('#locales/th/closed.json');
  readonly cockfight: typeof import('#locales/th/cockfight.json');
  readonly commandPalette: typeof import('#locales/th/commandPalette.json');
  readonly common: typeof import('#locales/th/common.json');
  readonly contracts: typeof import('#locales/th/contracts.json');
  readonly deposit: typeof import('#locales/th/deposit.json');
  readonly documents: typeof import('#locales/th/documents.json');
  readonly download: typeof import('#locales/th/download.json');
  readonly envelopes: typeof import('#locales/th/envelopes.json');
  readonly errors: typeof import('#locales/th/errors.json');
  readonly events: typeof import('#locales/th/events.json');
  readonly feedback: typeof import('#locales/th/feedback.json');
  readonly fields: typeof import('#locales/th/fields.json');
  readonly firstPassword: typeof import('#locales/th/firstPassword.json');
  readonly footer: typeof import('#locales/th/footer.json');
  readonly gamePopup: typeof import('#locales/th/gamePopup.json');
  readonly help: typeof import('#locales/th/help.json');
  readonly home: typeof import('#locales/th/home.json');
  readonly insecure: typeof import('#locales/th/insecure.json');
  readonly join: typeof import('#locales/th/join.json');
  readonly launch: typeof import('#locales/th/launch.json');
  readonly limits: typeof import('#locales/th/limits.json');
  readonly lobby: typeof import('#locales/th/lobby.json');
  readonly login: typeof import('#locales/th/login.json');
  readonly lottery: typeof import('#locales/th/lottery.json');
  readonly match: typeof import('#locales/th/match.json');
  readonly maintenanceAhead: typeof import('#locales/th/maintenanceAhead.json');
  readonly memberCentre: typeof import('#locales/th/memberCentre.json');
  readonly menus: typeof import('#locales/th/menus.json');
  readonly missions: typeof import('#locales/th/missions.json');
  readonly messages: typeof import('#locales/th/messages.json');
  readonly noticesPage: typeof import('#locales/th/noticesPage.json');
  readonly notices: typeof import('#locales/th/notices.json');
  readonly notifications: typeof import('#locales/th/notifications.json');
  readonly offer: typeof import('#locales/th/offer.json');
  readonly passkeyLogin: typeof import('#locales/th/passkeyLogin.json');
  readonly passkeyOffer: typeof import('#locales/th/passkeyOffer.json');
  readonly passkeys: typeof import('#locales/th/passkeys.json');
  readonly pushOffer: typeof import('#locales/th/pushOffer.json');
  readonly password: typeof import('#locales/th/password.json');
  readonly passwordStrength: typeof import('#locales/th/passwordStrength.json');
  readonly paymentPassword: typeof import('#locales/th/paymentPassword.json');
  readonly personalDetails: typeof import('#locales/th/personalDetails.json');
  readonly pointMall: typeof import('#locales/th/pointMall.json');
  readonly position: typeof import('#locales/th/position.json');
  readonly privacy: typeof import('#locales/th/privacy.json');
  readonly profit: typeof import('#locales/th/profit.json');
  readonly promotionTypes: typeof import('#locales/th/promotionTypes.json');
  readonly promotions: typeof import('#locales/th/promotions.json');
  readonly protection: typeof import('#locales/th/protection.json');
  readonly rebate: typeof import('#locales/th/rebate.json');
  readonly recentGames: typeof import('#locales/th/recentGames.json');
  readonly records: typeof import('#locales/th/records.json');
  readonly referral: typeof import('#locales/th/referral.json');
  readonly registerSteps: typeof import('#locales/th/registerSteps.json');
  readonly register: typeof import('#locales/th/register.json');
  readonly rewardCentre: typeof import('#locales/th/rewardCentre.json');
  readonly secondFactor: typeof import('#locales/th/secondFactor.json');
  readonly selfTest: typeof import('#locales/th/selfTest.json');
  readonly sessionEnd: typeof import('#locales/th/sessionEnd.json');
  readonly sessions: typeof import('#locales/th/sessions.json');
  readonly sports: typeof import('#locales/th/sports.json');
  readonly statement: typeof import('#locales/th/statement.json');
  readonly slip: typeof import('#locales/th/slip.json');
  readonly stepUp: typeof import('#locales/th/stepUp.json');
  readonly lostDevice: typeof import('#locales/th/lostDevice.json');
  readonly support: typeof import('#locales/th/support.json');
  readonly system: typeof import('#locales/th/system.json');
  readonly tryGame: typeof import('#locales/th/tryGame.json');
  readonly tables: typeof import('#locales/th/tables.json');
  readonly upline: typeof import('#locales/th/upline.json');
  readonly uploads: typeof import('#locales/th/uploads.json');
  readonly welcome: typeof import('#locales/th/welcome.json');
  readonly vip: typeof import('#locales/th/vip.json');
  readonly wallet: typeof import('#locales/th/wallet.json');
  readonly wheel: typeof import('#locales/th/wheel.json');
  readonly turnover: typeof import('#locales/th/turnover.json');
  readonly withdraw: typeof import('#locales/th/withdraw.json');
}

/** Names a file in `locales/<language>/`. */
export type MessageNamespace = keyof Messages;

/**
 * Namespaces that load as one file. `first` loads before the first render, `more` with the first part of any page that
 * needs it. Every other namespace is a bundle of its own.
 */
export const sharedBundles = {
  first: ['appShell', 'banner', 'common', 'errors', 'notices'],
  more: ['footer', 'login', 'support'],
} as const satisfies Record<string, readonly MessageNamespace[]>;

type Shared = typeof sharedBundles;
/** Messages that load together: a shared bundle, or one namespace. */
export type MessageBundle = keyof Shared | Exclude<MessageNamespace, Shared[keyof Shared][number]>;
/** Bundles that load after the first render. */
export type LazyBundle = Exclude<MessageBundle, 'first'>;

/** The namespaces that a bundle contains. */
export const namespacesOf = (bundle: MessageBundle): readonly MessageNamespace[] =>
  bundle === 'first' || bundle === 'more' ? sharedBundles[bundle] : [bundle];

/** The bundles that together contain the given namespaces, each once. */
export function bundlesOf(namespaces: readonly MessageNamespace[]): readonly MessageBundle[] {
  const shared = Object.entries(sharedBundles) as [keyof Shared, readonly MessageNamespace[]][];
  return [
    ...new Set(
      namespaces.map(
        (name) =>
          shared.find(([, members]) => members.includes(name))?.[0] ?? (name as Exclude<MessageBundle, keyof Shared>),
      ),
    ),
  ];
}
