import { Check, Download, Smartphone } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DownloadScreenProps } from './download.types.ts';
import { fact, facts, first, onlyWide, page, wayPlace, wayRoom, words } from './DownloadScreen.css.ts';
import { PhonePicture } from './parts/PhonePicture.tsx';
import { Ways } from './parts/Ways.tsx';

/**
 * Download page (GEN-03e, RT-11). The device decides: a phone gets one button for what it can do, a computer the code that a
 * phone reads. Every other way is folded below.
 */
export function DownloadScreen({ covers, ...props }: DownloadScreenProps) {
  const { t } = useTranslation('download');
  const { device, pageUrl } = props;
  return (
    <div className={page}>
      <div className={first}>
        <PhonePicture covers={covers} />
        <div className={words}>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('text')}</Text>
          {(device === null || device === 'unknown') && (
            <div className={onlyWide}>
              <QrCard value={pageUrl} label={t('qr.label')}>
                <Text size="sm">{t('qr.scan')}</Text>
              </QrCard>
            </div>
          )}
          <div className={wayPlace}>
            <Way {...props} />
          </div>
          <ul role="list" className={facts}>
            {(['account', 'remove'] as const).map((name) => (
              <li key={name} className={fact}>
                <Icon of={Check} size="small" />
                <span>{t(`facts.${name}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Ways {...props} own={props.way} />
    </div>
  );
}

/** The one thing to do on this device. */
function Way({ device, way, apps, homeHref, declined, onInstall }: Omit<DownloadScreenProps, 'covers'>) {
  const { t } = useTranslation('download');
  if (way === 'installed') {
    return (
      <ButtonLink href={homeHref} tone="accent" fullWidth icon={<Icon of={Smartphone} size="small" />}>
        {t('open')}
      </ButtonLink>
    );
  }
  if (way === 'install') {
    return (
      <Button tone="accent" fullWidth icon={<Icon of={Download} size="small" />} onClick={onInstall}>
        {t('install')}
      </Button>
    );
  }
  // Says what became of the tap, whatever else there is to do.
  const note = <div role="status">{declined && <Text size="sm">{t('declined')}</Text>}</div>;
  const app = apps.status === 'ready' ? apps.value.find(({ kind }) => kind === way) : undefined;
  if (app !== undefined) {
    return (
      <>
        <ButtonLink href={app.href} tone="accent" fullWidth icon={<Icon of={Download} size="small" />}>
          {t(`${app.kind}.button`)}
        </ButtonLink>
        {note}
      </>
    );
  }
  const waits = device === 'unknown' || (device !== null && apps.status === 'loading');
  return waits ? <span className={wayRoom} aria-hidden /> : note;
}
