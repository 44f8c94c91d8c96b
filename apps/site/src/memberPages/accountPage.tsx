import { AccountScreen } from '#features/myAccount/AccountScreen.tsx';
import { useAccountScreen } from '#features/myAccount/useAccountScreen.ts';
import type { MemberPageProps } from '../memberPages.tsx';

export function Page({ onSignOut }: MemberPageProps) {
  return <AccountScreen {...useAccountScreen({ onSignOut })} />;
}
