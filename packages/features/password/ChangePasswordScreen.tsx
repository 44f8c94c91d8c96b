import { UserRoundX } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { column } from './ChangePasswordScreen.css.ts';
import type { ChangePasswordPageProps } from './useChangePasswordPage.ts';

/** The page /changePassword (RT-04b), within the site's frame. A trial account has nothing to change (ROL-04). */
export function ChangePasswordScreen({ role, homeHref, ...change }: ChangePasswordPageProps) {
  const { t } = useTranslation('recovery');
  const { t: shared } = useTranslation();
  return (
    <div className={column}>
      <header>
        <Heading level={1}>{t('change.title')}</Heading>
        {role !== 'trial' && <Text tone="muted">{t('change.text')}</Text>}
      </header>
      <Card padding="lg">
        {role === 'trial' ? (
          <EmptyState
            title={shared('trial.title')}
            text={shared('trial.text')}
            illustration={<Icon of={UserRoundX} size="huge" />}
            action={<ButtonLink href={homeHref}>{t('change.home')}</ButtonLink>}
          />
        ) : (
          <ChangePasswordForm {...change} />
        )}
      </Card>
    </div>
  );
}
