import { KeyRound, LogOut, Smartphone } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { BalanceCard } from '../../money/orders/BalanceCard.tsx';
import type { AccountSection } from '../../protection/overview/protection.types.ts';
import type { AccountScreenProps } from './account.types.ts';
import { Agreements } from './parts/Agreements.tsx';
import { ProfileCard } from './parts/ProfileCard.tsx';

/** "My account" (`securityCenter`): profile, balance, an agent's agreements, and the parts about its security. */
export function AccountScreen(props: AccountScreenProps) {
  const { account, picture, balance, onRefreshBalance } = props;
  const { agreements, protection, moneySafety, authenticator, passkeys, personalDetails, sessions, privacy } = props;
  const { changePasswordHref, installHref, onSignOut } = props;
  const { t } = useTranslation('memberCentre');
  const sections = useRef<Partial<Record<AccountSection, HTMLDivElement | null>>>({});
  // The focus scrolls the section into view, and screen readers read on from there.
  const show = (section: AccountSection): void => sections.current[section]?.focus();
  const refOf = (section: AccountSection) => (element: HTMLDivElement | null) => {
    sections.current[section] = element;
  };
  return (
    <Stack gap="lg">
      <ProfileCard account={account} picture={picture} changePicture={props.changePicture} />
      <BalanceCard balance={balance} onRefreshBalance={onRefreshBalance} />
      {agreements !== null && <Agreements agreements={agreements} />}
      {protection !== null && <Section>{protection(show)}</Section>}
      <Section ref={refOf('moneySafety')}>{moneySafety}</Section>
      <Section ref={refOf('authenticator')}>{authenticator}</Section>
      <Section>{passkeys}</Section>
      <Section ref={refOf('personalDetails')}>{personalDetails}</Section>
      <Section>{sessions}</Section>
      <Section>{privacy}</Section>
      <Stack as="section" gap="sm">
        <Heading level={3} size="md">
          {t('account.security')}
        </Heading>
        <Inline>
          {changePasswordHref !== null && (
            <ButtonLink href={changePasswordHref} tone="outline" icon={<Icon of={KeyRound} size="small" />}>
              {t('account.changePassword')}
            </ButtonLink>
          )}
          {installHref !== null && (
            <ButtonLink href={installHref} tone="outline" icon={<Icon of={Smartphone} size="small" />}>
              {t('account.install')}
            </ButtonLink>
          )}
          <Button tone="outline" icon={<Icon of={LogOut} size="small" />} aria-haspopup="dialog" onClick={onSignOut}>
            {t('account.signOut')}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}

/** A part of the page that loads and fails on its own; nothing without content. */
function Section({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  if (children === null) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <LazySection placeholder={<Skeleton shape="text" lines={6} />}>{children}</LazySection>
    </div>
  );
}
