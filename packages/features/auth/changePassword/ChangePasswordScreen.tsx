import { UserRoundX } from 'lucide-react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ChangePasswordScreenProps } from './changePassword.types.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { column } from './ChangePasswordScreen.css.ts';

/** The page /changePassword (RT-04b). Trial accounts have no password to change (ROL-04). */
export function ChangePasswordScreen({ form, role, homeHref, restNote }: ChangePasswordScreenProps) {
  const { t } = useTranslation('password');
  const { t: shared } = useTranslation();
  return (
    <div className={column}>
      <header>
        <Heading level={1}>{t('change.title')}</Heading>
        {role !== 'trial' && <Text tone="muted">{t('change.text')}</Text>}
        {role !== 'trial' && <LazySection optional>{restNote}</LazySection>}
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
          <ChangePasswordForm form={form} />
        )}
      </Card>
    </div>
  );
}
