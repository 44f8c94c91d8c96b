import type { WhitelabelNode } from '#api/system.ts';
import type { Sandbox } from '../sandbox.ts';

// Groups only order the flags; the leaves are what is switched.
const groups = {
  REGISTER: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'DIRECTREG3'],
  LOGIN: ['MOBILEVERCODELOGIN3', 'PHONELOGIN3', 'PHONEVERF3', 'FORCEPWDEXP3', 'FREEPLAY3'],
  MEMBER: ['MANPLAYREB3'],
} as const;

/** All flags of the contract. */
export const whitelabelSwitches: readonly string[] = Object.values(groups).flat();

/**
 * All flags of the contract as a tree (FLG-01), where those that `flags` does not name are off, and the switches of pages
 * that `flags` names (FLG-02).
 */
export function whitelabelTree(flags: Readonly<Record<string, boolean>>): WhitelabelNode[] {
  const pages = Object.keys(flags).filter((name) => !whitelabelSwitches.includes(name));
  return Object.entries<readonly string[]>({ ...groups, ...(pages.length > 0 && { PAGES: pages }) }).map(
    ([modId, switches]) => ({
      modId,
      enabled: '1',
      childrenNodes: switches.map((name) => ({
        modId: name,
        enabled: flags[name] === true ? '1' : '0',
        childrenNodes: [],
      })),
    }),
  );
}

/**
 * What the platform refuses while the operator has a page switched off (FLG-02), by operation. Those of later pages are
 * included. A player’s records, limits, and orders that are on their way stay open.
 */
const switchedOperations: Readonly<Record<string, { readonly flag: string; readonly missing: boolean }>> = {
  depositCreate: { flag: 'DEPOSIT', missing: true },
  withdrawCreate: { flag: 'WITHDRAW', missing: true },
  walletTransfer: { flag: 'WALLET', missing: true },
  pointRedeem: { flag: 'POINTS', missing: true },
  pointConvert: { flag: 'POINTS', missing: true },
  agentBets: { flag: 'AGENTBETS', missing: true },
  agentBetDetail: { flag: 'AGENTBETS', missing: true },
  agentProfit: { flag: 'AGENTPROFIT', missing: true },
  agentIncome: { flag: 'AGENTINCOME', missing: true },
  agentIncomeRows: { flag: 'AGENTINCOME', missing: true },
  agentTransactions: { flag: 'AGENTTRANSACTIONS', missing: true },
  rewardClaim: { flag: 'REWARDS', missing: true },
  redEnvelopeOpen: { flag: 'REDENVELOPE', missing: true },
  raffleClaim: { flag: 'WHEEL', missing: true },
  uplineTransfer: { flag: 'TRANSFERUP', missing: false },
};

/** Whether the operator has switched an operation off. */
export function isSwitchedOff({ settings: { flags } }: Pick<Sandbox, 'settings'>, operation: string): boolean {
  const rule = switchedOperations[operation];
  return rule !== undefined && !(flags[rule.flag] ?? rule.missing);
}
