import { AccountView } from './AccountView.tsx';
import { useAccountView } from './useAccountView.ts';

/** An account of the team, connected to the platform. */
export const Account = ({ id }: { readonly id: string }) => <AccountView {...useAccountView(id)} />;
