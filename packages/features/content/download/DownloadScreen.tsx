import { Smartphone } from 'lucide-react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DownloadScreenProps } from './download.types.ts';
import { apps as appsClass } from './DownloadScreen.css.ts';
import { AppCard, AppCardSkeleton } from './parts/AppCard.tsx';
import { InBrowser } from './parts/InBrowser.tsx';

/** Download page: the apps with installation steps, and how to use the site without one (GEN-03e, RT-11). */
export function DownloadScreen({ apps, device, homeHref }: DownloadScreenProps) {
  const { t } = useTranslation('download');
  const empty = apps.status === 'failed' || (apps.status === 'ready' && apps.value.length === 0);
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>{t('title')}</Heading>
        {!empty && <Text tone="muted">{t('text')}</Text>}
      </header>
      <Apps apps={apps} device={device} homeHref={homeHref} />
      {apps.status !== 'loading' && <InBrowser />}
    </Stack>
  );
}

function Apps({ apps, device, homeHref }: DownloadScreenProps) {
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
            <AppCard key={app.kind} app={app} primary={index === 0 && (device === null || device === app.kind)} />
          ))}
        </div>
      )}
    </RemoteView>
  );
}
