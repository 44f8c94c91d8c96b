import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { StatusPage } from './parts/StatusPage.tsx';

export interface NotFoundScreenProps {
  readonly homeHref: string;
}

/** For an address that the site does not know, within the site's own frame. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const { t } = useTranslation('shared');
  return (
    <StatusPage
      framed
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<ButtonLink href={homeHref}>{t('notFound.button')}</ButtonLink>}
    />
  );
}
