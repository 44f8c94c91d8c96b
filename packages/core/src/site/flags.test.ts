import { expect, it } from 'vitest';
import { readFlags } from './flags.ts';

const node = (modId: string, enabled: string, ...childrenNodes: ReturnType<typeof leaf>[]) => ({
  modId,
  enabled,
  childrenNodes,
});
const leaf = (modId: string, enabled: string) => ({ modId, enabled, childrenNodes: [] });

it('reads flags at any depth', () => {
  expect(readFlags([node('REG', '1', leaf('USERNAMEREG3', '1'), leaf('MOBILENUMREG3', '0'))])).toMatchObject({
    USERNAMEREG3: true,
    MOBILENUMREG3: false,
    MANPLAYREB3: false,
  });
});

it('treats any value but "1" as off', () => {
  for (const enabled of ['0', '2', 'true', '']) expect(readFlags([leaf('DIRECTREG3', enabled)]).DIRECTREG3).toBe(false);
});

it('switches off the flags below a disabled node', () => {
  expect(readFlags([node('REG', '0', leaf('USERNAMEREG3', '1'))]).USERNAMEREG3).toBe(false);
});
