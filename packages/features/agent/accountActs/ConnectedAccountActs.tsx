import { AccountActs } from './AccountActs.tsx';
import type { AccountActsFields } from './accountActs.types.ts';
import { useAccountActs } from './useAccountActs.ts';

/** What an agent can do with the account itself, connected to the platform. */
export const ConnectedAccountActs = (fields: AccountActsFields) => (
  <AccountActs {...fields} {...useAccountActs(fields.detail.downline.id)} />
);
