import { sha256Hex } from './sha256.ts';

/** The one password of all demo accounts. */
export const demoPassword = 'Kinnari88';

/**
 * How a password rests in a row. Salted with the account, but fast to compute: enough for demo accounts whose password
 * is printed at start, and for nothing else.
 */
export function digestPassword(account: string, password: string): string {
  return sha256Hex(`${account}\n${password}`);
}
