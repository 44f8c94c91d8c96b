import { Smartphone } from 'lucide-react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { deviceFor } from '../download.model.ts';
import type { DownloadScreenProps } from '../download.types.ts';
import { apps as appsClass, slot } from '../DownloadScreen.css.ts';
import { AppCard, AppCardSkeleton } from './AppCard.tsx';

/** The apps, a card each. */
export function Apps({ apps, device, homeHref }: DownloadScreenProps) {
  const { t } = useTranslation('download');
  return (
    <RemoteView
      remote={apps}
      failed={t('failed')}
      skeleton={
        <div className={appsClass}>
          <AppCardSkeleton />
          <AppCardSkeleton />
        </div>
      }
      empty={
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          illustration={<Icon of={Smartphone} size="huge" />}
          action={<ButtonLink href={homeHref}>{t('home')}</ButtonLink>}
        />
      }
    >
      {(list) => (
        <div className={appsClass}>
          {list.map((app, index) => (
            <div key={app.kind} className={slot}>
              <AppCard app={app} primary={index === 0 && (device === null || device === deviceFor(app.kind))} />
            </div>
          ))}
        </div>
      )}
    </RemoteView>
  );
}
