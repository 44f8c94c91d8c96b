import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
export function BlockedScreen({ brand, ip, ...support }: BlockedScreenProps) {
  const { t } = useTranslation('system');
  const offered = support.supportHref !== undefined || support.onSupport !== undefined;
  return (
    <StatusPage
      brand={brand}
      title={t('blocked.title')}
      text={t('blocked.info')}
      {...(offered && { actions: <SupportButton {...support} tone="accent" /> })}
    >
      {ip !== null && ip !== '' && (
        <Fact label={t('blocked.ip')} numeric>
          {ip}
        </Fact>
      )}
    </StatusPage>
  );
}
