import { ArrowDownToLine } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { QrCode } from '#ui/QrCode/QrCode.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { AppView, FooterScreenProps } from '../FooterScreen.tsx';
import { caption, code, codes, codeSize, onlyNarrow, onlyWide, panel, words } from './Apps.css.ts';

/** FTR-01a, b. A telephone cannot scan itself: there the way to the installation is enough. */
export function Apps({ apps, downloadHref }: Pick<FooterScreenProps, 'apps' | 'downloadHref'>) {
  const { t } = useTranslation('footer');
  if (apps.status === 'failed' || (apps.status === 'ready' && apps.value.length === 0)) return null;
  return (
    <section className={panel} aria-label={t('apps.title')}>
      <div className={words}>
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
          ? [0, 1].map((place) => <CodeSkeleton key={place} />)
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
      <QrCode value={app.address} label={t('apps.qr', { name })} size={codeSize} margin={20} />
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
