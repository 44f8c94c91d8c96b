import { Clock3, Heart, Users, Wrench } from 'lucide-react';
import { formatCount } from '#core/format/format.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { RoomView } from '../category.types.ts';
import { RoadMap } from './RoadMap.tsx';
import { details, heart, limits, line, name, picture, players, road, room as roomClass } from './RoomCard.css.ts';

interface RoomCardProps {
  room: RoomView;
}

/** The card of a room. The whole card is a link while the room is open. */
export function RoomCard({ room }: RoomCardProps) {
  const { t } = useTranslation('category');
  const amount = useShortMoneyText();
  return (
    <Card as="li" padding="none" interactive={room.href !== null}>
      <div className={roomClass}>
        <span className={picture} data-unavailable={room.href === null || undefined}>
          <LazyImage src={room.image} alt="" ratio="3:4" radius="control" />
        </span>
        <div className={details}>
          <span className={name}>
            {room.href === null ? room.name : <CardLink href={room.href}>{room.name}</CardLink>}
          </span>
          <span className={line}>{room.vendor === null ? room.game : `${room.game} · ${room.vendor}`}</span>
          <span className={limits}>{t('rooms.limits', { min: amount(room.minBet), max: amount(room.maxBet) })}</span>
          <RoomState room={room} />
        </div>
        {room.favourite && (
          <span className={heart}>
            <IconButton
              label={t('rooms.favourite', { name: room.name })}
              size="small"
              shape="round"
              pressed={room.favourite.active}
              icon={<Icon of={Heart} size="small" />}
              onClick={room.favourite.toggle}
            />
          </span>
        )}
        {room.road && (
          <div className={road}>
            <RoadMap road={room.road} />
          </div>
        )}
      </div>
    </Card>
  );
}

function RoomState({ room }: RoomCardProps) {
  const language = useLanguage();
  const { t } = useTranslation('category');
  const shared = useTranslation('common').t;
  if (room.status === 'maintenance') {
    return (
      <Badge tone="warning">
        <Icon of={Wrench} size="text" />
        <span>{shared('inMaintenance')}</span>
      </Badge>
    );
  }
  if (room.status === 'closed') {
    return (
      <Badge>
        <Icon of={Clock3} size="text" />
        <span>
          {room.opens === null
            ? t('rooms.closed')
            : t(room.opens.dated ? 'rooms.opensOn' : 'rooms.opens', { time: room.opens.time })}
        </span>
      </Badge>
    );
  }
  if (room.status !== 'open') return <Badge>{t('rooms.other', { status: room.status.other })}</Badge>;
  if (room.players === null) return null;
  const total = formatCount(room.players, language);
  return (
    <span className={players}>
      <Icon of={Users} size="text" />
      <span aria-hidden>{total}</span>
      <VisuallyHidden>{t('rooms.players', { total })}</VisuallyHidden>
    </span>
  );
}

/** Placeholder of a room that is still loading. */
export function RoomCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={roomClass}>
        <Skeleton shape="block" ratio="3:4" />
        <div>
          <Skeleton shape="text" />
          <Skeleton shape="text" size="sm" lines={3} />
        </div>
      </div>
    </Card>
  );
}
