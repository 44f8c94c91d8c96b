import type { WhitelabelNode } from '#api/system.ts';

/** FLG-01: the switches of the whitelabel tree that the site knows. */
export const featureFlags = [
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
] as const;
export type FeatureFlag = (typeof featureFlags)[number];
export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>;

/** A flag is on when its node says '1' and every node above it does: a switched-off parent switches off its children. */
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
  return Object.fromEntries(featureFlags.map((flag) => [flag, on.has(flag)])) as Record<FeatureFlag, boolean>;
}
