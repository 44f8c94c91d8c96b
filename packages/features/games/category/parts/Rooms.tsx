import { useId } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RoomView } from '../category.types.ts';
import { RoomCard, RoomCardSkeleton } from './RoomCard.tsx';
import { grid } from './Rooms.css.ts';

const skeletonCount = 6;

interface RoomsProps {
  rooms: Remote<readonly RoomView[]>;
  /** The title of the section. */
  title: string;
  /** Shown instead of rooms where there are none. */
  empty: { readonly title: string; readonly text: string };
}

/** The rooms of a vendor, or of a list, with their own loading, empty and error states (RT-05). */
export function Rooms({ rooms, title, empty }: RoomsProps) {
  const language = useLanguage();
  const { t } = useTranslation('category');
  const id = useId();
  return (
    <Card>
      <Stack as="section" gap="md" aria-labelledby={id}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {rooms.status === 'loading' && (
          <LoadingArea>
            <ul className={grid}>
              {Array.from({ length: skeletonCount }, (_, index) => (
                <RoomCardSkeleton key={index} />
              ))}
            </ul>
          </LoadingArea>
        )}
        {rooms.status === 'failed' && <FailedState compact title={t('rooms.failed')} failed={rooms} />}
        {rooms.status === 'ready' && rooms.value.length === 0 && <EmptyState title={empty.title} text={empty.text} />}
        {rooms.status === 'ready' && rooms.outdated === true && (
          <div role="status">
            <Text size="sm">{t('rooms.outdated', { time: formatTime(rooms.at, language) })}</Text>
          </div>
        )}
        {rooms.status === 'ready' && rooms.value.length > 0 && (
          <ul role="list" aria-labelledby={id} className={grid}>
            {rooms.value.map((room) => (
              <RoomCard key={room.roomId} room={room} />
            ))}
          </ul>
        )}
        {rooms.status === 'ready' && rooms.value.some(({ road }) => road !== null) && (
          <Text size="sm" tone="muted">
            {t('road.note')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
