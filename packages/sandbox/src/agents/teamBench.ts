import { agentDownline, agentDownlines } from '#api/agentTeam.ts';
import type { AnyOperation } from '#api/operation.ts';
import { createRandom } from '#demo/art/random.ts';
import { giveMoney } from '../accounts/accounts.ts';
import { type QueryFigures, measure } from '../bench.ts';
import { createSandbox } from '../createSandbox.ts';
import { createHandler } from '../http/handle.ts';
import { balanceOf, memberAccount } from '../money/ledger.ts';
import { signInAs } from '../personas.ts';
import { playFor } from '../playFor.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';

/** Queries the team of an agent with so many accounts, `times` times for each kind of query. */
export async function measureTeam(accounts = 10_000, times = 50): Promise<readonly QueryFigures[]> {
  const sandbox = createSandbox();
  const last = growTeam(sandbox, accounts);
  const handle = createHandler(sandbox);
  const headers = { Authorization: `Bearer ${signInAs(sandbox, 'agent')}` };
  const page = { pageNo: '1', pageSize: '15' };
  const queries: readonly (readonly [query: string, operation: AnyOperation, input: Record<string, string>])[] = [
    ['team, first level', agentDownlines, page],
    ['team, by stakes', agentDownlines, { ...page, sort: 'stake', order: 'desc' }],
    ['team, who plays', agentDownlines, { ...page, state: 'active' }],
    ['team, search', agentDownlines, { ...page, q: 'team99' }],
    ['team, search, Thai', agentDownlines, { ...page, q: 'พลอยปะกาย' }],
    ['team, one account', agentDownline, { id: last }],
  ];
  const figures: QueryFigures[] = [];
  for (const [query, { path }, input] of queries) {
    const url = `https://kinnari.test${path}?${new URLSearchParams(input).toString()}`;
    figures.push(await measure(query, times, () => handle(new Request(url, { headers }))));
  }
  return figures;
}

/** Half of the accounts directly below `agent`, the others anywhere in the team. Returns the id of the last one. */
function growTeam(sandbox: Sandbox, accounts: number): string {
  const { store } = sandbox;
  const random = createRandom(1, 'bench');
  const sample = store.get('members', memberIdOf('nok'));
  if (sample === undefined) throw new Error('there is no sample');
  const nicknames = Array.from(store.entries('members'), ([, { nickname }]) => nickname);
  const ids = [memberIdOf('agent')];
  store.transaction(() => {
    for (let number = 0; number < accounts; number += 1) {
      const account = `team${number}`;
      const uplineId = number % 2 === 0 ? memberIdOf('agent') : random.pick(ids);
      const nickname = `${random.pick(nicknames)} ${number}`;
      store.put('members', memberIdOf(account), { ...sample, id: memberIdOf(account), account, nickname, uplineId });
      ids.push(memberIdOf(account));
    }
  });
  for (let number = 0; number < 100; number += 1) {
    const account = `team${random.int(0, accounts - 1)}`;
    const member = store.get('members', memberIdOf(account));
    if (member && balanceOf(sandbox, memberAccount(member.id)) === 0)
      store.transaction(() => giveMoney(sandbox, member, 10_000));
    playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: 10 }]);
  }
  return ids.at(-1) ?? '';
}
