import type { Sandbox } from '../sandbox.ts';
import type { Launch, Round } from '../schema/games.ts';
import { jackpotLines } from './jackpot.ts';
import { balanceOf, memberAccount, post, vendorAccount, walletAccount } from './ledger.ts';

/** Where a round's stake comes from and its win goes to: a member's account, or the credits of a practice launch. */
export interface Wallet {
  /** Takes a stake. False when the balance is insufficient. */
  pay(satang: number): boolean;
  /** Credits a win. Throws for one that cannot be booked. */
  win(satang: number): void;
  balance(): number;
}

/** The ledger account that a member plays a vendor's games from: the main wallet, or that of the vendor. */
export const playingAccount = ({ settings }: Sandbox, memberId: string, vassalage: string): string =>
  settings.singleWallet ? memberAccount(memberId) : walletAccount(memberId, vassalage);

/** @param key of the round, which its postings refer to */
export function walletOf(sandbox: Sandbox, key: string, launch: Launch): Wallet {
  return launch.practiceSatang === null
    ? memberWallet(sandbox, key, launch)
    : practiceWallet(sandbox, key, launch.token);
}

/** The wallet that a stored round was paid from. The key of a practice round starts with its launch token. */
export function walletOfRound(sandbox: Sandbox, key: string, round: Round): Wallet {
  return round.memberId === null
    ? practiceWallet(sandbox, key, key.split(':')[0] ?? '')
    : memberWallet(sandbox, key, round);
}

function memberWallet(
  sandbox: Sandbox,
  key: string,
  owner: Pick<Launch, 'memberId' | 'vassalage' | 'gameType'>,
): Wallet {
  const member = playingAccount(sandbox, owner.memberId ?? '', owner.vassalage);
  const vendor = vendorAccount(owner.vassalage);
  return {
    pay(satang) {
      const staked = post(sandbox, {
        kind: 'stake',
        ref: `round:${key}:stake`,
        lines: [
          { account: member, satang: -satang },
          { account: vendor, satang },
          ...jackpotLines(sandbox, owner, satang),
        ],
      });
      if (staked.ok) return true;
      if (staked.error.kind === 'overdraft') return false;
      throw new Error(`round ${key}: the stake was not posted (${staked.error.kind})`);
    },
    // The throw rolls the transaction back, which returns the stake.
    win(satang) {
      if (satang === 0) return;
      if (satang < 0) throw new Error(`round ${key}: a win is never negative`);
      const won = post(sandbox, {
        kind: 'win',
        ref: `round:${key}:win`,
        lines: [
          { account: vendor, satang: -satang },
          { account: member, satang },
        ],
      });
      if (!won.ok) throw new Error(`round ${key}: the win was not posted (${won.error.kind})`);
    },
    balance: () => balanceOf(sandbox, member),
  };
}

/** Keeps the credits of a practice in its launch. The ledger is not involved. */
function practiceWallet(sandbox: Sandbox, key: string, token: string): Wallet {
  const launch = (): Launch => {
    const found = sandbox.store.get('launches', token);
    if (!found) throw new Error(`round ${key}: the practice has ended`);
    return found;
  };
  const balance = (): number => launch().practiceSatang ?? 0;
  const setBalance = (satang: number): void =>
    sandbox.store.put('launches', token, { ...launch(), practiceSatang: satang });
  return {
    pay(satang) {
      if (satang > balance()) return false;
      setBalance(balance() - satang);
      return true;
    },
    win(satang) {
      if (!Number.isSafeInteger(satang) || satang < 0) throw new Error(`round ${key}: a win is never negative`);
      setBalance(balance() + satang);
    },
    balance,
  };
}
