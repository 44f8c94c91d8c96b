import { expect, it } from 'vitest';
import { UserError } from '../lib/userError.ts';
import { planOf } from './plan.ts';

it.each([
  [[], 'screen, report, flow, ui, brand or adapter'],
  [['feature', 'name'], 'screen, report, flow, ui, brand or adapter'],
  [['screen'], 'exactly one name'],
  [['screen', 'content/one', 'content/two'], 'exactly one name'],
  [['screen', 'shop/cart'], '"shop" is not a domain'],
  [['screen', 'content'], 'camelCase'],
  [['screen', 'content/PointMall'], 'camelCase'],
  [['screen', 'content/point/mall'], 'camelCase'],
  [['screen', 'content/download'], 'packages/features/content/download exists already'],
  [['screen', 'content/errors'], 'locales/th/errors.json exists already'],
  [['screen', 'content/more'], 'message bundle'],
  [['screen', 'content/index'], 'has a page home at /index'],
  [['screen', 'account/money/depositv2'], 'has a page depositv2'],
  [['screen', 'agent/agentTeamOverview'], 'has a page agentTeamOverview'],
  [['screen', 'agent/samplePage', '--member-centre'], 'are in the agent centre'],
  [['screen', 'content/sample', '--force'], '--force'],
  [['report', 'content/sample'], 'not a domain of this kind: account, agent'],
  [['flow', 'agent/sample'], 'not a domain of this kind: account'],
  [['flow', 'account/sample'], 'not account/<group>/<folder>'],
  [['flow', 'account/money/withdraw'], 'packages/features/account/money/withdraw exists already'],
  [['screen', 'account/sample'], 'not account/<group>/<folder> with one of money, benefits'],
  [['screen', 'account/records/sample/deep'], 'camelCase'],
  [['report', 'agent/betting'], 'packages/features/agent/betting exists already'],
  [['report', 'account/records/depositv2'], 'has a page depositv2'],
  [['ui', 'priceTag'], 'PascalCase'],
  [['ui', 'Button'], 'packages/ui/src/Button exists already'],
  [['ui', 'PriceTag', '--member-centre'], '--member-centre is for screens'],
  [['ui', 'PriceTag', '--from', 'brand.json'], '--from is for brands'],
  [['adapter', 'Acme'], 'small letters'],
  [['adapter', '../acme'], 'small letters'],
  [['brand', 'sakura', '--in', 'adapters'], '--in is for adapters'],
  [['brand', 'Sakura'], 'small letters'],
  [['brand', '../sakura'], 'small letters'],
  [['brand', 'naga'], 'themes/naga exists already'],
  [['brand', 'sakura', '--from', 'missing.json'], 'missing.json cannot be read'],
] as const)('%j is refused with a reason', async (args, reason) => {
  const plan = planOf(args, process.cwd());
  await expect(plan).rejects.toThrow(UserError);
  await expect(plan).rejects.toThrow(reason);
});
