import { Smartphone } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../shared/FailedState.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { AppDownload, AppKind } from './download.model.ts';
import { apps as appsClass } from './DownloadScreen.css.ts';
import { AppCard, AppCardSkeleton } from './parts/AppCard.tsx';
import { InBrowser } from './parts/InBrowser.tsx';

export interface DownloadScreenProps {
  /** In the order in which they are offered. */
  readonly apps: Remote<readonly AppDownload[]>;
  /** The device in the player's hand, when it is one that has an app. */
  readonly device: AppKind | null;
  readonly homeHref: string;
}

/** The apps, how to install them, and how to do without (GEN-03e, RT-11). */
export function DownloadScreen(props: DownloadScreenProps) {
  const { t } = useTranslation('content');
  const { apps } = props;
  const nothing = apps.status === 'failed' || (apps.status === 'ready' && apps.value.length === 0);
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>{t('download.title')}</Heading>
        {!nothing && <Text tone="muted">{t('download.text')}</Text>}
      </header>
      <Apps {...props} />
      {apps.status !== 'loading' && <InBrowser />}
    </Stack>
  );
}

function Apps({ apps, device, homeHref }: DownloadScreenProps) {
  const { t } = useTranslation('content');
  const shared = useTranslation('shared').t;
  if (apps.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={appsClass} aria-hidden>
          <AppCardSkeleton />
          <AppCardSkeleton />
        </div>
      </div>
    );
  }
  if (apps.status === 'failed') {
    return <FailedState title={t('download.failed')} failed={apps} />;
  }
  if (apps.value.length === 0) {
    return (
      <EmptyState
        title={t('download.empty')}
        text={t('download.emptyText')}
        illustration={<Icon of={Smartphone} size="huge" />}
        action={<ButtonLink href={homeHref}>{t('download.home')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={appsClass}>
      {apps.value.map((app, index) => (
        <AppCard key={app.kind} app={app} first={index === 0 && (device === null || device === app.kind)} />
      ))}
    </div>
  );
}
