/** Masks a user name: the first two letters stay. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`;
