import { ArrowDownToLine } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { QrCode } from '#ui/QrCode/QrCode.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AppView, FooterScreenProps } from '../footer.types.ts';
import { caption, code, codes, codeSize, onlyNarrow, onlyWide, panel, textColumn } from './Apps.css.ts';

/** QR codes of the apps (FTR-01a, b). Phones, which cannot scan their own screen, get the installation link alone. */
export function Apps({ apps, downloadHref }: Pick<FooterScreenProps, 'apps' | 'downloadHref'>) {
  const { t } = useTranslation('footer');
  if (apps.status === 'failed' || (apps.status === 'ready' && apps.value.length === 0)) return null;
  return (
    <section className={panel} aria-label={t('apps.title')}>
      <div className={textColumn}>
        <Heading level={2} size="lg">
          {t('apps.title')}
        </Heading>
        <span className={onlyWide}>
          <Text tone="muted">{t('apps.text')}</Text>
        </span>
        <span className={onlyNarrow}>
          <Text tone="muted">{t('apps.textNarrow')}</Text>
        </span>
        <ButtonLink tone="soft" href={downloadHref} icon={<Icon of={ArrowDownToLine} size="small" />}>
          {t('apps.how')}
        </ButtonLink>
      </div>
      <ul role="list" className={codes} aria-hidden={apps.status === 'loading' || undefined}>
        {apps.status === 'loading'
          ? [0, 1].map((index) => <CodeSkeleton key={index} />)
          : apps.value.map((app) => <Code key={app.name} app={app} />)}
      </ul>
    </section>
  );
}

function Code({ app }: { app: AppView }) {
  const { t } = useTranslation('footer');
  const name = t(`apps.${app.name}`);
  return (
    <li className={code}>
      <QrCode value={app.url} label={t('apps.qr', { name })} size={codeSize} margin={20} />
      <span className={caption}>{name}</span>
    </li>
  );
}

function CodeSkeleton() {
  return (
    <li className={code}>
      <Skeleton shape="block" ratio="1:1" />
      <span className={caption}>
        <Skeleton shape="text" size="sm" />
      </span>
    </li>
  );
}
