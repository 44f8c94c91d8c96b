import { paths } from '#core/routing/paths.ts';
import { isPageOn } from '#core/site/switches.ts';
import type { AppShellMember, AppShellProps } from '../appShell.types.ts';
import { accountIcon } from './accountIcons.ts';
import { LazyLimitLine } from './LazyLimitLine.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { Rows } from './Rows.tsx';
import { useEntryLabel } from './useEntryLabel.ts';

interface WalletSheetProps extends Pick<AppShellProps, 'role'> {
  member: AppShellMember;
  onClose: () => void;
}

/** The wallet on phones (NAV-03g): the balance, the ways of money, and how much is used of a limit (RSP-05). */
export function WalletSheet({ role, member, onClose }: WalletSheetProps) {
  const labelOf = useEntryLabel();
  const { whitelabel, here } = member;
  const hasLimits = role !== 'trial' && isPageOn(whitelabel, 'limits');
  return (
    <>
      <MoneyCard member={member} role={role} onClose={onClose} />
      {hasLimits && (
        <Rows
          onClose={onClose}
          rows={[
            {
              ...{ id: 'limits', icon: accountIcon('limits'), label: labelOf('limits') },
              note: <LazyLimitLine />,
              href: paths.memberCentre(here, 'limits'),
            },
          ]}
        />
      )}
    </>
  );
}
