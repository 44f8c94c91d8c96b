import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import type { NotFoundScreenProps } from './system.types.ts';

/** Page for an unknown URL, inside the app shell. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const { t } = useTranslation('common');
  return (
    <StatusPage
      embedded
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<ButtonLink href={homeHref}>{t('notFound.button')}</ButtonLink>}
    />
  );
}
