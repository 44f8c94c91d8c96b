import type { ContractTier } from '#api/agentContract.ts';
import { contractList, contractOffer, dividendProcess } from '#api/agentContracts.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { demoPassword } from '../../accounts/password.ts';
import { seedContracts } from '../../seed/contracts.ts';
import type { TestPlatform } from '../platform.ts';

type Reached = Promise<Result<unknown>>;

/** The refusals of contracts of agents. */
export type ContractRefusal = Extract<
  OperationRefusalCode,
  'contract_changed' | 'contract_waiting' | 'contract_closed'
>;

const asAgent =
  (way: (platform: TestPlatform) => Reached) =>
  async (platform: TestPlatform): Reached => {
    platform.sandbox.store.transaction(() => seedContracts(platform.sandbox));
    await platform.signIn('agent');
    return way(platform);
  };

/** A daily salary of one tier. */
export const dailyTier = (rate: string): ContractTier => ({
  validBet: null,
  activeMembers: 1,
  dailyBet: '1000.00',
  hourlyBet: null,
  singleBet: null,
  rate,
  profitRate: null,
  lossRate: null,
});

const offer = ({ client }: TestPlatform, to: string, rate: string): Reached =>
  client.call(contractOffer, { kind: 'daily', to, period: null, tiers: [dailyTier(rate)] });

/** Answers the operator's offer of a dividend. */
async function accept({ client }: TestPlatform, seenEnds: 'named' | readonly string[]): Reached {
  const input = { kind: 'dividend', side: 'upline', pageNo: 1, pageSize: 15 } as const;
  const listed = await client.call(contractList, input);
  const contractId = listed.ok ? (listed.value.list[0]?.id ?? '') : '';
  const below = await client.call(contractList, { ...input, side: 'downline', state: 'accepted' });
  const named = below.ok ? below.value.list.map(({ id }) => id) : [];
  return client.call(dividendProcess, {
    contractId,
    action: 'ACCEPT',
    seenEnds: seenEnds === 'named' ? named : [...seenEnds],
    password: demoPassword,
  });
}

/** Follows the instructions of the catalogue for the refusals of contracts. */
export const contractWays: Readonly<Record<ContractRefusal, (platform: TestPlatform) => Reached>> = {
  contract_changed: asAgent((platform) => accept(platform, [])),
  contract_waiting: asAgent((platform) => offer(platform, 'member-nok', '0.10')),
  contract_closed: asAgent(async (platform) => {
    const listed = await platform.client.call(contractList, {
      kind: 'dividend',
      side: 'upline',
      pageNo: 1,
      pageSize: 15,
    });
    const [first] = listed.ok ? listed.value.list : [];
    await accept(platform, 'named');
    return platform.client.call(dividendProcess, {
      contractId: first?.id ?? '',
      action: 'ACCEPT',
      seenEnds: [],
      password: demoPassword,
    });
  }),
};
