import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import { type OperationId, operationDocs } from '#api/operations.ts';
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

/** The first feature of an operation that the operator has switched off (FLG-02). */
export const featureOff = (sandbox: Pick<Sandbox, 'settings'>, operation: OperationId): FeatureName | undefined =>
  operationDocs[operation].features?.find((name) => !isFeatureOn(sandbox, name));

/** Whether the operator offers a feature. */
export function isFeatureOn({ settings: { flags } }: Pick<Sandbox, 'settings'>, name: FeatureName): boolean {
  const { modId, missing = 'on' }: FeatureSwitch = featureFlags[name];
  return flags[modId] ?? missing === 'on';
}
