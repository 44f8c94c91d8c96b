import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact } from './parts/Fact.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import { SupportButton } from './parts/SupportButton.tsx';
import type { BlockedScreenProps, BrandSlot } from './system.types.ts';

/** Replaces the site in regions that the operator must not serve (SYS-03). */
export function BlockedScreen({ brand, settings, ip, onSupport }: BlockedScreenProps & BrandSlot) {
  const { t } = useTranslation('system');
  return (
    <StatusPage
      brand={brand}
      settings={settings}
      title={t('blocked.title')}
      text={t('blocked.info')}
      {...(onSupport && { actions: <SupportButton onSupport={onSupport} tone="accent" /> })}
    >
      {ip !== null && ip !== '' && (
        <Fact label={t('blocked.ip')} numeric>
          {ip}
        </Fact>
      )}
    </StatusPage>
  );
}
