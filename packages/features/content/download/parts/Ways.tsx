import { Apple, Bot, Download, Feather, Globe, QrCode } from 'lucide-react';
import { Fold } from '#core/components/Fold.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AppDownload, AppKind, DownloadScreenProps } from '../download.types.ts';
import { onlyWide } from '../DownloadScreen.css.ts';
import { Steps } from './Steps.tsx';
import { place, ways } from './Ways.css.ts';

const icons: Readonly<Record<AppKind, IconDrawing>> = { android: Bot, ios: Apple, iosLite: Feather };
const stepNumbers = [1, 2, 3, 4] as const;

/** Every other way onto a device, folded: the apps with their steps, the browser, and the code for another device. */
export function Ways({ apps, kind, pageUrl }: Pick<DownloadScreenProps, 'apps' | 'kind' | 'pageUrl'>) {
  const { t } = useTranslation('download');
  return (
    <div className={ways}>
      <RemoteView remote={apps} failed={t('failed')} skeleton={<Places />}>
        {(list) => (
          <div className={ways}>
            {list.map((app) => (
              <App key={app.kind} app={app} isOwn={app.kind === 'android' && kind === 'none'} />
            ))}
          </div>
        )}
      </RemoteView>
      <Fold title={t('browser.title')} icon={Globe}>
        <Stack gap="xs">
          <Text>{t('browser.text')}</Text>
          <Text size="sm">{t('browser.android')}</Text>
          <Text size="sm">{t('browser.ios')}</Text>
        </Stack>
      </Fold>
      {kind !== 'computer' && kind !== 'unknown' && (
        <div className={onlyWide}>
          <Fold title={t('qr.title')} icon={QrCode}>
            <QrCard value={pageUrl} label={t('qr.label')}>
              <Text size="sm">{t('qr.scan')}</Text>
            </QrCard>
          </Fold>
        </div>
      )}
    </div>
  );
}

/** An app with its steps. The button of the player's own stands above all, so that its steps are open. */
function App({ app: { kind, href }, isOwn }: { app: AppDownload; isOwn: boolean }) {
  const { t } = useTranslation('download');
  return (
    <Fold title={t(`${kind}.name`)} icon={icons[kind]} open={isOwn}>
      <Stack gap="md">
        <Steps steps={stepNumbers.map((at) => t(`${kind}.step${at}`))} />
        {!isOwn && (
          <ButtonLink href={href} tone="soft" icon={<Icon of={Download} size="small" />}>
            {t(`${kind}.button`)}
          </ButtonLink>
        )}
      </Stack>
    </Fold>
  );
}

/** The places of the apps while they load. */
function Places() {
  return (
    <div className={ways}>
      <span className={place} />
      <span className={place} />
    </div>
  );
}
