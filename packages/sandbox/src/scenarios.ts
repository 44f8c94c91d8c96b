import { thirdParties } from '#api/primitives.ts';
import { changeSettings } from './changeSettings.ts';
import { balanceOf, memberAccount, outsideAccount, post } from './money/ledger.ts';
import type { Sandbox } from './sandbox.ts';
import type { ScenarioName } from './scenarioNames.ts';
import { seedAgentBook, seedLongNote } from './seed/agentBook.ts';
import { seedBonuses } from './seed/bonuses.ts';
import type { CatalogueVariant } from './seed/catalogue.types.ts';
import { seedContracts, seedWaitingOffers } from './seed/contracts.ts';
import { seedDevices } from './seed/devices.ts';
import { seedDividends } from './seed/dividends.ts';
import { demonstratedEnvelopes } from './seed/givenEnvelopes.ts';
import { seedManyMessages } from './seed/inbox.ts';
import { lengthenNickname } from './seed/longText.ts';
import type { Move } from './seed/moves.ts';
import { furtherServices, resourceTypes } from './seed/operator.ts';
import { seedFreeRounds } from './seed/pointHistory.ts';
import { seedBreaks, seedExcludedPlayer, seedLimits } from './seed/protections.ts';
import { seedTransfers, seedTransfersDown } from './seed/transfers.ts';
import { seedWallets } from './seed/wallets.ts';
import { whitelabelSwitches } from './seed/whitelabel.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';

export interface ScenarioRule {
  /** One sentence for the choice of a scenario. */
  readonly summary: string;
  readonly catalogue: CatalogueVariant;
  /** Changes a sandbox right after seeding, in the same transaction. */
  readonly apply?: (sandbox: Sandbox) => void;
  /** Adds past bets and deposits for `demo` and a few other members (see `seedHistory`). */
  readonly history?: true;
  /** What else has happened in that past. */
  readonly past?: (sandbox: Sandbox) => readonly Move[];
  /** Changes a sandbox that has its past, in the same transaction. */
  readonly afterHistory?: (sandbox: Sandbox) => void;
  /** Adds a team below `agent` with its past (see `seedAgentTeam`). */
  readonly team?: true;
}

/** What each scenario changes in a new sandbox. */
export const scenarioRules: Readonly<Record<ScenarioName, ScenarioRule>> = {
  ready: { summary: 'Open, with the full catalogue.', catalogue: 'full' },
  empty: {
    summary: 'No vendors, games, notices or deposit methods.',
    catalogue: 'empty',
    apply: (sandbox) => changeSettings(sandbox, { depositMethods: [] }),
  },
  longText: { summary: 'Long texts everywhere.', catalogue: 'longText', apply: lengthenTexts },
  rich: { summary: 'A balance of nine digits.', catalogue: 'full', apply: enrich },
  maintenance: {
    summary: 'Under maintenance for another 45 minutes.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { maintenance: true, maintenanceEnd: sandbox.now() + 45 * 60_000 }),
  },
  maintenanceOpenEnded: {
    summary: 'Under maintenance without an announced end.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { maintenance: true, maintenanceEnd: null }),
  },
  maintenanceSoon: {
    summary: 'A maintenance of 45 minutes begins in 30 minutes.',
    catalogue: 'full',
    apply(sandbox) {
      const maintenanceStart = sandbox.now() + 30 * 60_000;
      changeSettings(sandbox, { maintenanceStart, maintenanceEnd: maintenanceStart + 45 * 60_000 });
    },
  },
  blocked: {
    summary: 'Blocked for the visitor’s region.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { regionRestriction: true }),
  },
  guarded: {
    summary: 'Visitors can open the entry pages only.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { loginedToHomePage: true }),
  },
  captcha: {
    summary: 'The first login already requires the captcha.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { captchaAfterFailures: 0 }),
  },
  combinedFilters: {
    summary: 'The filters of the slot list combine instead of clearing one another.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { policy: { ...sandbox.settings.policy, filterMode: 'combined' } }),
  },
  minimalOperator: {
    summary: 'An operator with few features: banner, games and legal notices.',
    catalogue: 'full',
    apply: (sandbox) =>
      changeSettings(sandbox, {
        layout: {
          top: ['banner'],
          home: ['banner', 'hot', 'categories'],
          navigation: ['home', 'games'],
          footer: ['legal'],
          sidebar: [],
        },
        customerService: [],
        resources: [],
        licences: [],
        paymentMethods: [],
        domains: [],
        thirdParty: [],
        jackpot: 'none',
        referral: { ...sandbox.settings.referral, enabled: false },
        flags: { USERNAMEREG3: true, FORCEPWDEXP3: true },
      }),
  },
  fullOperator: {
    summary: 'An operator with every feature, every link and a jackpot feed.',
    catalogue: 'full',
    apply: (sandbox) =>
      changeSettings(sandbox, {
        customerService: [...sandbox.settings.customerService, ...furtherServices],
        resources: resourceTypes,
        jackpot: 'feed',
        thirdParty: thirdParties,
        flags: everySwitch(),
      }),
  },
  everyWayIn: {
    summary: 'Open, with every way to log in, sign up and recover a password, and with free play.',
    catalogue: 'full',
    apply: openEveryWayIn,
  },
  liveOff: {
    summary: 'The push channel is announced, and every ticket for a stream is refused.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { live: 'off' }),
  },
  liveBusy: {
    summary: 'All topics of the push channel have a message each second.',
    catalogue: 'full',
    apply: (sandbox) => changeSettings(sandbox, { live: 'busy' }),
  },
  vendorBreak: {
    summary: 'A live vendor and a slot vendor are in maintenance for another 90 minutes.',
    catalogue: 'full',
    apply: (sandbox) =>
      changeSettings(sandbox, {
        vendorsInMaintenance: ['ANGP', 'SLKR'],
        vendorMaintenanceEnd: sandbox.now() + 90 * 60_000,
      }),
  },
  played: {
    summary: 'The member “demo” has played for 30 days and has open bets on a match and a draw.',
    catalogue: 'full',
    history: true,
  },
  demonstration: {
    summary:
      'Every way in, “demo” has played for 30 days and has free spins left, “somchai” and “agent” can transfer to each other, contracts wait for “agent” and “nok”, “agent” has given red envelopes, and “krit” has excluded themselves. What `npm start` shows.',
    catalogue: 'full',
    apply(sandbox) {
      openEveryWayIn(sandbox);
      changeSettings(sandbox, { live: 'stream' });
      seedTransfers(sandbox, ['somchai']);
      seedWaitingOffers(sandbox);
      seedExcludedPlayer(sandbox);
      seedAgentBook(sandbox);
    },
    history: true,
    past: demonstratedEnvelopes,
    afterHistory: seedFreeRounds,
  },
  withdrawing: {
    summary: 'The member “demo” has withdrawals in every status, which wait for the back office.',
    catalogue: 'full',
    apply: seedWithdrawals,
  },
  manyDevices: {
    summary: 'The member “demo” is also logged in on a phone and a tablet, and a wrong password was tried.',
    catalogue: 'full',
    apply: seedDevices,
  },
  bonusPlayer: {
    summary: 'The member “demo” has bonuses in every status, and takes part in promotions.',
    catalogue: 'full',
    apply: seedBonuses,
  },
  agentTeam: {
    summary:
      'Below “agent” is a team of 400 accounts on four levels that has played for 60 days. “agent” has given “malee” a red envelope that waits, and “krit” one that is opened.',
    catalogue: 'full',
    apply: seedTransfersDown,
    team: true,
  },
  manyWallets: {
    summary: 'Every vendor has a wallet of its own; “demo” has money in three, one of which is in maintenance.',
    catalogue: 'full',
    apply: seedWallets,
  },
  transfers: {
    summary: '“demo” and “somchai” can transfer to their upline “agent”, and “agent” to its team.',
    catalogue: 'full',
    apply: (sandbox) => seedTransfers(sandbox),
  },
  limited: {
    summary: 'The member “demo” has limits of every kind: one reached, one about to rise, one due for confirmation.',
    catalogue: 'full',
    apply: seedLimits,
  },
  resting: {
    summary: 'The member “demo” takes a week off, the member “nok” has excluded themselves for good.',
    catalogue: 'full',
    apply: seedBreaks,
  },
  manyMessages: {
    summary: 'The member “demo” has 5,000 messages, 120 of them unread.',
    catalogue: 'full',
    apply: seedManyMessages,
  },
  dividends: {
    summary: '“agent” was paid a dividend by day, by week, by half-month and by month; one week was negative.',
    catalogue: 'full',
    apply: seedDividends,
  },
  contracts: {
    summary: 'The agents “agent” and “nok” have contracts of every kind and in every state, and are paid for 20 days.',
    catalogue: 'full',
    apply: seedContracts,
  },
};

function openEveryWayIn(sandbox: Sandbox): void {
  changeSettings(sandbox, { thirdParty: thirdParties, flags: everySwitch() });
}

const everySwitch = () => Object.fromEntries(whitelabelSwitches.map((name) => [name, true]));

/** Gives everyone a long nickname, and an account as long a note as there can be. */
function lengthenTexts(sandbox: Sandbox): void {
  for (const [id, member] of [...sandbox.store.entries('members')]) {
    sandbox.store.put('members', id, { ...member, nickname: lengthenNickname(member.nickname) });
  }
  seedLongNote(sandbox);
}

/** Raises every balance to 123,456,789.00 baht. */
function enrich(sandbox: Sandbox): void {
  for (const [id] of [...sandbox.store.entries('members')]) {
    const satang = 12_345_678_900 - balanceOf(sandbox, memberAccount(id));
    post(sandbox, {
      kind: 'adjustment',
      ref: `opening-rich-${id}`,
      lines: [
        { account: outsideAccount, satang: -satang },
        { account: memberAccount(id), satang },
      ],
    });
  }
}
