import { Download, ExternalLink, House } from 'lucide-react';
import { BrandMark } from '#core/components/BrandMark.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { outsideLine } from '../download.model.ts';
import type { DownloadScreenProps } from '../download.types.ts';
import { onlyWide } from '../DownloadScreen.css.ts';
import { CopyAddress } from './CopyAddress.tsx';
import { PhoneSteps } from './PhoneSteps.tsx';
import { content, head, icon, name, names, place, room, sizer, stage } from './Stage.css.ts';

type StageProps = Omit<DownloadScreenProps, 'covers'>;

/** The one thing to do on this device. It is as high for each, so that nothing moves when the device is known. */
export function Stage(props: StageProps) {
  const { brand, pageUrl, kind, browser } = props;
  return (
    <div className={classes(stage, surfaces.surface)}>
      <div className={head}>
        <span className={classes(icon, surfaces.chrome)} aria-hidden>
          <BrandMark brand={brand} linked={false} />
        </span>
        <span className={names} translate="no">
          <span className={name}>{brand.name}</span>
          <Text size="sm" tone="muted">
            {new URL(pageUrl).host}
          </Text>
        </span>
      </div>
      <div className={place}>
        {(kind !== 'iphone' || browser === 'chrome') && (
          // The highest version keeps the place.
          <div className={sizer} aria-hidden inert>
            <PhoneSteps browser="other" />
          </div>
        )}
        <div className={content}>
          <Way {...props} />
        </div>
      </div>
    </div>
  );
}

function Way(props: StageProps) {
  const { t } = useTranslation('download');
  const { kind, browser, state, pageUrl, homeHref } = props;
  if (kind === 'iphone') return <PhoneSteps browser={browser} />;
  if (kind === 'installed') {
    return (
      <>
        <Text>{t('inTheApp')}</Text>
        <ButtonLink href={homeHref} fullWidth icon={<Icon of={House} size="small" />}>
          {t('toHome')}
        </ButtonLink>
      </>
    );
  }
  if (kind === 'inApp') {
    return (
      <>
        <Text>{t('inApp.text')}</Text>
        {browser === 'line' ? (
          <ButtonLink href={outsideLine(pageUrl)} fullWidth icon={<Icon of={ExternalLink} size="small" />}>
            {t('inApp.open')}
          </ButtonLink>
        ) : (
          <CopyAddress {...props} tone="accent" note={t('inApp.menu')} />
        )}
      </>
    );
  }
  if (kind === 'computer' || kind === 'unknown') {
    return (
      <>
        <div className={onlyWide}>
          <QrCard value={pageUrl} label={t('qr.label')}>
            <Text size="sm">{t('qr.scan')}</Text>
          </QrCard>
        </div>
        {kind === 'unknown' && <span className={room} aria-hidden />}
        {kind === 'computer' && (state === 'none' ? <CopyAddress {...props} tone="soft" /> : <Offer {...props} />)}
      </>
    );
  }
  return <Offer {...props} />;
}

/** The question of the browser, or what became of it; without one the app of the platform, and the browser's own menu. */
function Offer({ kind, state, apps, install }: StageProps) {
  const { t } = useTranslation('download');
  const app =
    kind === 'computer' || apps.status !== 'ready' ? undefined : apps.value.find((each) => each.kind === 'android');
  return (
    <>
      {state === 'offered' && (
        <Button fullWidth icon={<Icon of={Download} size="small" />} onClick={install}>
          {t('install')}
        </Button>
      )}
      <div role="status">
        {state === 'installed' && <Text>{t('installed')}</Text>}
        {state === 'declined' && <Text size="sm">{t('declined')}</Text>}
      </div>
      {state !== 'installed' && app !== undefined && (
        <ButtonLink
          href={app.href}
          tone={state === 'offered' ? 'quiet' : 'accent'}
          fullWidth
          icon={<Icon of={Download} size="small" />}
        >
          {t('android.button')}
        </ButtonLink>
      )}
      {kind === 'none' && state === 'none' && <Text size="sm">{t('browser.android')}</Text>}
    </>
  );
}
