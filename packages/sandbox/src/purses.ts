import { balanceOf, houseAccount, memberAccount, post } from './ledger.ts';
import type { Launch, Round } from './rows.ts';
import type { World } from './world.ts';

/** What a round is paid from: the wallet through the ledger, or the credits of a practice. */
export interface Purse {
  /** False when there is not enough. */
  pay(satang: number): boolean;
  win(satang: number): void;
  holds(): number;
}

/** @param key of the round, under which its postings are written */
export function purseOf(world: World, key: string, launch: Launch): Purse {
  return launch.practiceSatang === null ? walletPurse(world, key, launch) : practicePurse(world, key, launch.token);
}

/** The purse that a stored round was paid from. Its key begins with the launch, where that was a practice. */
export function purseOfRound(world: World, key: string, round: Round): Purse {
  return round.memberId === null ? practicePurse(world, key, key.split(':')[0] ?? '') : walletPurse(world, key, round);
}

function walletPurse(world: World, key: string, owner: Pick<Launch, 'memberId' | 'vassalage'>): Purse {
  const wallet = memberAccount(owner.memberId ?? '');
  const house = houseAccount(owner.vassalage);
  return {
    pay(satang) {
      const staked = post(world, {
        kind: 'stake',
        ref: `round:${key}:stake`,
        lines: [
          { account: wallet, satang: -satang },
          { account: house, satang },
        ],
      });
      if (staked.ok) return true;
      if (staked.error.kind === 'overdraft') return false;
      throw new Error(`round ${key}: the stake was not posted (${staked.error.kind})`);
    },
    // A provider that decides on a win which cannot be booked is at fault: the throw gives the stake back.
    win(satang) {
      if (satang === 0) return;
      if (satang < 0) throw new Error(`round ${key}: a win is never negative`);
      const won = post(world, {
        kind: 'win',
        ref: `round:${key}:win`,
        lines: [
          { account: house, satang: -satang },
          { account: wallet, satang },
        ],
      });
      if (!won.ok) throw new Error(`round ${key}: the win was not posted (${won.error.kind})`);
    },
    holds: () => balanceOf(world, wallet),
  };
}

/** Practice touches no account: its credits stand in the launch and end with it. */
function practicePurse(world: World, key: string, token: string): Purse {
  const launch = (): Launch => {
    const found = world.store.get('launches', token);
    if (!found) throw new Error(`round ${key}: the practice has ended`);
    return found;
  };
  const holds = (): number => launch().practiceSatang ?? 0;
  const hold = (satang: number): void => world.store.put('launches', token, { ...launch(), practiceSatang: satang });
  return {
    pay(satang) {
      if (satang > holds()) return false;
      hold(holds() - satang);
      return true;
    },
    win(satang) {
      if (!Number.isSafeInteger(satang) || satang < 0) throw new Error(`round ${key}: a win is never negative`);
      hold(holds() + satang);
    },
    holds,
  };
}
