import { Megaphone } from 'lucide-react';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { NoticeItem, NoticeItemSkeleton } from '#core/notices/NoticeItem.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AnnouncementsScreenProps } from './announcements.types.ts';

const skeletonRows = 4;

/** Announcements for agents (AGT-01), each expandable in place. What was not read on this device is marked. */
export function AnnouncementsScreen({ announcements, wanted, pageNo, onPage, onRead }: AnnouncementsScreenProps) {
  const { t } = useTranslation('announcements');
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <RemoteView
        level={3}
        remote={announcements}
        failed={t('failed')}
        skeleton={
          <Stack as="ul" gap="sm">
            {Array.from({ length: skeletonRows }, (_, index) => (
              <NoticeItemSkeleton key={index} />
            ))}
          </Stack>
        }
      >
        {({ rows, totalPages }, refreshing) =>
          rows.length === 0 ? (
            <EmptyState
              level={3}
              title={t('empty')}
              text={t('emptyText')}
              illustration={<Icon of={Megaphone} size="huge" />}
            />
          ) : (
            <>
              <Stack as="ul" role="list" gap="sm" aria-label={t('list')}>
                {rows.map((notice) => (
                  <NoticeItem
                    key={notice.id}
                    notice={notice}
                    level={3}
                    wanted={notice.id === wanted}
                    defaultOpen={false}
                    unread={notice.unread ? t('unread') : undefined}
                    onRead={() => onRead(notice.id)}
                  />
                ))}
              </Stack>
              <Pages label={t('list')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={onPage} />
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}
