import { BellRing } from 'lucide-react';
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
import type { NoticeView } from './notices.model.ts';
import { column } from './NoticesScreen.css.ts';
import { NoticeItem, NoticeItemSkeleton } from './parts/NoticeItem.tsx';

export interface NoticesScreenProps {
  /** The newest first. */
  readonly notices: Remote<readonly NoticeView[]>;
  /** The one that the address names: it is open, and has the focus. Null for none. */
  readonly wanted: string | null;
  readonly homeHref: string;
}

const placesKept = 4;

/** All notices, each to be opened where it stands (/noticePage). */
export function NoticesScreen(props: NoticesScreenProps) {
  const { t } = useTranslation('notices');
  return (
    <div className={column}>
      <header>
        <Heading level={1}>{t('page.title')}</Heading>
        <Text tone="muted">{t('page.text')}</Text>
      </header>
      <NoticeList {...props} />
    </div>
  );
}

function NoticeList({ notices, wanted, homeHref }: NoticesScreenProps) {
  const { t } = useTranslation('notices');
  const shared = useTranslation('shared').t;
  if (notices.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <Stack as="ul" gap="sm">
          {Array.from({ length: placesKept }, (_, index) => (
            <NoticeItemSkeleton key={index} />
          ))}
        </Stack>
      </div>
    );
  }
  if (notices.status === 'failed') {
    return <FailedState title={t('page.failed')} failed={notices} />;
  }
  if (notices.value.length === 0) {
    return (
      <EmptyState
        title={t('page.empty')}
        text={t('page.emptyText')}
        illustration={<Icon of={BellRing} size="huge" />}
        action={<ButtonLink href={homeHref}>{t('page.home')}</ButtonLink>}
      />
    );
  }
  const known = notices.value.some(({ id }) => id === wanted);
  return (
    <Stack as="ul" role="list" gap="sm" aria-label={t('page.title')}>
      {notices.value.map((notice, index) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          wanted={notice.id === wanted}
          // Without a wish the newest lies open.
          openAtFirst={!known && index === 0}
        />
      ))}
    </Stack>
  );
}
