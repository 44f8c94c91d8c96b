import { expect, test } from 'vitest';
import { paths } from '#core/routing/paths.ts';
import type { Role } from '#core/session/role.ts';
import { optionsIn } from './search.testing.ts';

test('the home page of agents is found by agents only, and a visitor is led to their login', () => {
  const leads = (role: Role) =>
    optionsIn('en', { role }).actions.flatMap(({ id, href }) => (id === 'page-agentHome' ? [href] : []));
  expect(leads('agent')).toEqual([paths.agentHome()]);
  expect(leads('visitor')).toEqual([paths.login({ entry: 'agent' })]);
  for (const role of ['member', 'trial', 'assistant'] as const) expect([role, leads(role)]).toEqual([role, []]);
});
