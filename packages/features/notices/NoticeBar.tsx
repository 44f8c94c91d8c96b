import { ChevronRight, Megaphone } from 'lucide-react';
import { Suspense } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { lazyPart } from '../shared/lazyPart.tsx';
import type { Remote } from '../shared/remote.ts';
import { all, bar, first, firstTitle, line, mark } from './NoticeBar.css.ts';

const Ticker = lazyPart(async () => (await import('#ui/Ticker/Ticker.tsx')).Ticker);

export interface NoticeBarProps {
  readonly notices: Remote<readonly { readonly id: string; readonly title: string }[]>;
  /** A notice has been pressed. */
  readonly onOpen: (index: number) => void;
  readonly allHref: string;
}

/** NOT-01: the notices in one line that moves. Of one height in every state; gone when there is nothing to say. */
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
                words={{ pause: t('bar.pause'), play: t('bar.play') }}
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

/** Until the moving line has come: the first notice, readable and pressable. */
function FirstNotice({ title, onOpen }: { title: string; onOpen: NoticeBarProps['onOpen'] }) {
  return (
    <button type="button" className={first} onClick={() => onOpen(0)}>
      <span className={firstTitle}>{title}</span>
    </button>
  );
}
