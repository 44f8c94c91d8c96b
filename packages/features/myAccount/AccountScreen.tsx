import { KeyRound, LogOut } from 'lucide-react';
import type { Amount, OfferedLanguage } from '#api/primitives.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { AccountView, AgreementView } from './account.model.ts';
import { Agreements } from './parts/Agreements.tsx';
import { BalanceCard } from './parts/BalanceCard.tsx';
import { WhoCard } from './parts/WhoCard.tsx';

export interface AccountScreenProps {
  readonly account: Remote<AccountView>;
  /** Where the player's picture is; null until that is known, and where there is none. */
  readonly picture: string | null;
  readonly balance: Remote<Amount>;
  readonly onRefreshBalance: () => Promise<void>;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** Null for whoever is no agent. */
  readonly agreements: Remote<readonly AgreementView[]> | null;
  /** Leads back here when it is done. */
  readonly changePasswordHref: string;
  /** Asks whether to sign out. */
  readonly onSignOut: () => void;
}

/** securityCenter, "my account": who is signed in, what they have, and what keeps it theirs. */
export function AccountScreen(props: AccountScreenProps) {
  const { agreements, changePasswordHref, onSignOut } = props;
  const { t } = useTranslation('centre');
  return (
    <Stack gap="lg">
      <WhoCard {...props} />
      <BalanceCard {...props} />
      {agreements !== null && <Agreements agreements={agreements} />}
      <Stack as="section" gap="sm">
        <Heading level={3} size="md">
          {t('account.security')}
        </Heading>
        <Inline>
          <ButtonLink href={changePasswordHref} tone="outline" icon={<Icon of={KeyRound} size="small" />}>
            {t('account.changePassword')}
          </ButtonLink>
          <Button tone="outline" icon={<Icon of={LogOut} size="small" />} aria-haspopup="dialog" onClick={onSignOut}>
            {t('account.signOut')}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}
