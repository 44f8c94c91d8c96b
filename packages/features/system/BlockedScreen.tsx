import type { ReactNode } from 'react';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { Fact } from './parts/Fact.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import { SupportButton, type SupportProps } from './parts/SupportButton.tsx';

export interface BlockedScreenProps extends SupportProps {
  /** Mark and name of the brand. */
  readonly brand: ReactNode;
  /** SYS-03b: the visitor's address as the platform sees it; null when it did not say. */
  readonly ip: string | null;
}

/** In the place of the whole site where the operator may not serve (SYS-03). */
export function BlockedScreen({ brand, ip, onSupport }: BlockedScreenProps) {
  const { t } = useTranslation('system');
  return (
    <StatusPage
      brand={brand}
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
