import type { ContractKind } from '#api/agent.ts';
import type { ContractTier } from '#api/agentContract.ts';
import {
  type ContractAction,
  contractList,
  contractOffer,
  contractWithdraw,
  dailySalaryProcess,
  dividendProcess,
  hourlySalaryProcess,
  realTimeSalaryProcess,
} from '#api/agentContracts.ts';
import { demoPassword } from '../../accounts/password.ts';
import { memberIdOf } from '../../seed/members.ts';
import { dailyTier } from '../errors/contractWays.ts';
import { valueOf } from '../moneyOut.ts';
import type { TestPlatform } from '../platform.ts';
import type { Scene, Scenes } from './scenes.ts';

const as = 'agent';

const processOf = {
  dividend: dividendProcess,
  daily: dailySalaryProcess,
  hourly: hourlySalaryProcess,
  realTime: realTimeSalaryProcess,
} as const;

/** An account answers what `agent` has offered to `nok`, or ends what is in force between them. */
const process = (kind: ContractKind, account: string, action: ContractAction): Scene => ({
  as: account,
  scenario: 'contracts',
  async prepare(platform) {
    const { client } = platform;
    valueOf(await platform.signIn(as));
    // The scenario has an offer of one kind.
    await offer(platform, kind);
    valueOf(await platform.signIn('nok'));
    const mine = { kind, side: 'upline', pageNo: 1, pageSize: 10 } as const;
    const offered = valueOf(await client.call(contractList, { ...mine, state: 'offered' })).list[0]?.id ?? '';
    const input = { contractId: offered, seenEnds: [], password: demoPassword };
    if (action !== 'TERMINATE') return () => client.call(processOf[kind], { ...input, action });
    valueOf(await client.call(processOf[kind], { ...input, action: 'ACCEPT' }));
    const accepted = valueOf(await client.call(contractList, { ...mine, state: 'accepted' })).list;
    valueOf(await platform.signIn(account));
    return () => client.call(processOf[kind], { ...input, contractId: accepted.at(-1)?.id ?? '', action });
  },
});

/** What `agent` can offer to `nok` of each kind. */
const tierOf: Readonly<Record<ContractKind, ContractTier>> = {
  dividend: { ...dailyTier('5.00'), activeMembers: null, dailyBet: null },
  daily: dailyTier('0.10'),
  hourly: { ...dailyTier('0.10'), activeMembers: null, dailyBet: null, hourlyBet: '1000.00' },
  realTime: { ...dailyTier('0.05'), activeMembers: null, dailyBet: null, singleBet: '100.00' },
};

async function offer({ client }: TestPlatform, kind: ContractKind) {
  const period = kind === 'dividend' ? 'W' : null;
  return client.call(contractOffer, { kind, to: memberIdOf('nok'), period, tiers: [tierOf[kind]] });
}

/** Every way to process a contract of a kind. */
const processes = (kind: ContractKind): readonly Scene[] => [
  process(kind, 'nok', 'ACCEPT'),
  process(kind, 'nok', 'REJECT'),
  process(kind, as, 'TERMINATE'),
  process(kind, 'nok', 'TERMINATE'),
];

/** Scenes of the operations of contracts; part of `agentScenes`. */
export const contractScenes: Scenes = {
  contractOffer: [{ as, scenario: 'contracts', prepare: (platform) => () => offer(platform, 'hourly') }],
  contractWithdraw: [
    {
      as,
      scenario: 'contracts',
      async prepare(platform) {
        const { id: contractId } = valueOf(await offer(platform, 'hourly'));
        return () => platform.client.call(contractWithdraw, { contractId });
      },
    },
  ],
  dividendProcess: processes('dividend'),
  dailySalaryProcess: processes('daily'),
  hourlySalaryProcess: processes('hourly'),
  realTimeSalaryProcess: processes('realTime'),
};
