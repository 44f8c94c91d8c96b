import type { WhitelabelNode } from '#api/system.ts';

// Groups are the operator's way to order switches; only the leaves switch anything.
const groups = {
  REGISTER: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'DIRECTREG3'],
  LOGIN: ['MOBILEVERCODELOGIN3', 'PHONELOGIN3', 'PHONEVERF3', 'FORCEPWDEXP3', 'FREEPLAY3'],
  MEMBER: ['MANPLAYREB3'],
} as const;

/** Every switch there is. */
export const whitelabelSwitches: readonly string[] = Object.values(groups).flat();

/** FLG-01: every switch of the platform as a tree; those that `flags` does not name are off. */
export function whitelabelTree(flags: Readonly<Record<string, boolean>>): WhitelabelNode[] {
  return Object.entries(groups).map(([modId, switches]) => ({
    modId,
    enabled: '1',
    childrenNodes: switches.map((name) => ({
      modId: name,
      enabled: flags[name] === true ? '1' : '0',
      childrenNodes: [],
    })),
  }));
}
