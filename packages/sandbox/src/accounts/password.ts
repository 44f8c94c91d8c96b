import { sha256Hex } from '../crypto/hashes.ts';

/** The password of all demo accounts. */
export const demoPassword = 'Kinnari88';

/** The payment password of the demo accounts that have one. */
export const demoPaymentPassword = '246810';

/**
 * Digests a password for storage, salted with the account name. Fast, and therefore good enough only for demo accounts
 * whose password is printed at start.
 */
export function digestPassword(account: string, password: string): string {
  return sha256Hex(`${account}\n${password}`);
}
