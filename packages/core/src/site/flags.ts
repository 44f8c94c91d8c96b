import type { WhitelabelNode } from '#api/system.ts';

/** The flags of the whitelabel tree that the site knows (FLG-01). */
export const contractFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'MANPLAYREB3',
  'FREEPLAY3',
  'FORCEPWDEXP3',
  'PHONEVERF3',
  'PHONELOGIN3',
] as const;
export type FeatureFlag = (typeof contractFlags)[number];
export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>;

/** Reads the flags of a whitelabel tree. A flag is on when its node and all nodes above it are enabled (`'1'`). */
export function readFlags(nodes: readonly WhitelabelNode[]): FeatureFlags {
  const on = new Set<string>();
  const visit = (level: readonly WhitelabelNode[]): void => {
    for (const node of level) {
      if (node.enabled !== '1') continue;
      on.add(node.modId);
      visit(node.childrenNodes);
    }
  };
  visit(nodes);
  return Object.fromEntries(contractFlags.map((flag) => [flag, on.has(flag)])) as Record<FeatureFlag, boolean>;
}
