import { useId } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { formatTime } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { RoomView } from '../category.model.ts';
import type { CategoryScreenProps } from '../CategoryScreen.tsx';
import { RoomCard, RoomCardSkeleton } from './RoomCard.tsx';
import { grid } from './Rooms.css.ts';

const placesKept = 6;

interface RoomsProps extends Pick<CategoryScreenProps, 'currencySymbol' | 'language'> {
  rooms: Remote<readonly RoomView[]>;
  /** Its name. */
  vendor: string;
}

/** RT-05: the rooms of a vendor, which load, fail and are empty on their own. */
export function Rooms({ rooms, vendor, ...money }: RoomsProps) {
  const { t } = useTranslation('category');
  const shared = useTranslation('shared').t;
  const id = useId();
  return (
    <Box tone="sunken" radius="card" padding="md">
      <Stack as="section" gap="md" aria-labelledby={id}>
        <Heading level={2} size="lg" id={id}>
          {t('rooms.title', { vendor })}
        </Heading>
        {rooms.status === 'loading' && (
          <div role="status">
            <VisuallyHidden>{shared('loading')}</VisuallyHidden>
            <ul className={grid} aria-hidden>
              {Array.from({ length: placesKept }, (_, index) => (
                <RoomCardSkeleton key={index} />
              ))}
            </ul>
          </div>
        )}
        {rooms.status === 'failed' && <FailedState compact title={t('rooms.failed')} failed={rooms} />}
        {rooms.status === 'ready' && rooms.value.length === 0 && (
          <EmptyState title={t('rooms.empty')} text={t('rooms.emptyText')} />
        )}
        {rooms.status === 'ready' && rooms.outdated === true && (
          <div role="status">
            <Text size="sm">{t('rooms.outdated', { time: formatTime(rooms.at, money.language) })}</Text>
          </div>
        )}
        {rooms.status === 'ready' && rooms.value.length > 0 && (
          <ul role="list" aria-labelledby={id} className={grid}>
            {rooms.value.map((room) => (
              <RoomCard key={room.roomId} room={room} {...money} />
            ))}
          </ul>
        )}
      </Stack>
    </Box>
  );
}
