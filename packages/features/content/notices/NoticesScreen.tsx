import { BellRing } from 'lucide-react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { NoticeItem, NoticeItemSkeleton } from '#core/notices/NoticeItem.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { NoticesScreenProps } from './notices.types.ts';
import { column } from './NoticesScreen.css.ts';

const skeletonRows = 4;

/** Page with all notices, each expandable in place (/noticePage). */
export function NoticesScreen({ notices, wanted, homeHref }: NoticesScreenProps) {
  const { t } = useTranslation('noticesPage');
  return (
    <div className={column}>
      <header>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </header>
      <NoticeList notices={notices} wanted={wanted} homeHref={homeHref} />
    </div>
  );
}

function NoticeList({ notices, wanted, homeHref }: NoticesScreenProps) {
  const { t } = useTranslation('noticesPage');
  return (
    <RemoteView
      remote={notices}
      failed={t('failed')}
      skeleton={
        <Stack as="ul" gap="sm">
          {Array.from({ length: skeletonRows }, (_, index) => (
            <NoticeItemSkeleton key={index} />
          ))}
        </Stack>
      }
      empty={
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          illustration={<Icon of={BellRing} size="huge" />}
          action={<ButtonLink href={homeHref}>{t('home')}</ButtonLink>}
        />
      }
    >
      {(list) => {
        const isKnown = list.some(({ id }) => id === wanted);
        return (
          <>
            {wanted !== null && !isKnown && <Text tone="muted">{t('missing')}</Text>}
            <Stack as="ul" role="list" gap="sm" aria-label={t('title')}>
              {list.map((notice, index) => (
                <NoticeItem
                  key={notice.id}
                  notice={notice}
                  wanted={notice.id === wanted}
                  // Without a known id in the URL, the newest is open.
                  defaultOpen={index === 0 && !isKnown}
                />
              ))}
            </Stack>
          </>
        );
      }}
    </RemoteView>
  );
}
