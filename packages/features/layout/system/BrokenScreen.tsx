import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Fact } from './parts/Fact.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import type { BrokenScreenProps } from './system.types.ts';

/** Replaces the site when its deployment is missing or wrong. Without a brand, which the deployment would name. */
export function BrokenScreen({ code, onReload }: BrokenScreenProps) {
  const { t } = useTranslation('system');
  return (
    <StatusPage
      title={t('broken.title')}
      text={t('broken.info')}
      actions={<Button onClick={onReload}>{t('broken.reload')}</Button>}
    >
      <Fact label={t('broken.code')}>
        <span translate="no">{code}</span>
      </Fact>
    </StatusPage>
  );
}
