import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DownloadScreenProps } from './download.types.ts';
import { Apps } from './parts/Apps.tsx';
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
