import { ChevronRight, Megaphone } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { all, bar, first, firstTitle, line, mark } from './NoticeBar.css.ts';
import type { NoticeBarProps } from './notices.types.ts';

const Ticker = lazyComponent(async () => (await import(/* every visit, at once */ '#ui/Ticker/Ticker.tsx')).Ticker);

/** Ticker with the notices (NOT-01). Its height is constant; without notices it renders nothing. */
export function NoticeBar({ notices, onOpen, allHref }: NoticeBarProps) {
  const { t } = useTranslation('notices');
  if (notices.status === 'failed' || (notices.status === 'ready' && notices.value.length === 0)) return null;
  return (
    <Box tone="surface" radius="card" shadow="raised">
      <div className={bar}>
        <span className={mark}>
          <Icon of={Megaphone} />
        </span>
        <div className={line}>
          {notices.status === 'loading' ? (
            <Skeleton shape="text" size="sm" />
          ) : (
            <Suspense fallback={<FirstNotice title={notices.value[0]?.title ?? ''} onOpen={onOpen} />}>
              <Ticker
                label={t('bar.label')}
                items={notices.value.map(({ id, title }) => ({ id, text: title }))}
                onSelect={onOpen}
                labels={{ pause: t('bar.pause'), play: t('bar.play') }}
              />
            </Suspense>
          )}
        </div>
        <Link href={allHref} underline="hover" size="touch">
          <span aria-hidden className={all}>
            {t('bar.all')}
          </span>
          <VisuallyHidden>{t('bar.allNotices')}</VisuallyHidden>
          <Icon of={ChevronRight} size="text" />
        </Link>
      </div>
    </Box>
  );
}

/** The first notice as a button, while the ticker's code loads. */
function FirstNotice({ title, onOpen }: { title: string; onOpen: NoticeBarProps['onOpen'] }) {
  return (
    <button type="button" className={first} onClick={() => onOpen(0)}>
      <span className={firstTitle}>{title}</span>
    </button>
  );
}
