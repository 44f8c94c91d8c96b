import { ChevronRight, MoreHorizontal, Users } from 'lucide-react';
import { ClosingRing } from '#core/catalogue/tables/ClosingRing.tsx';
import { RoadCounts, RoadMap } from '#core/catalogue/tables/RoadMap.tsx';
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
import type { ListedTable } from '../tables.types.ts';
import { body, dim, facts, foot, head, line, mark, more, name, road, sheet, sit } from './TableCard.css.ts';

interface TableCardProps {
  table: ListedTable;
  /** Columns of the road map. */
  columns: number;
  /** The properties of what a finger can hold. */
  hold: object;
  /** Opens what else can be done with the table. */
  onMore: (table: ListedTable) => void;
}

/** The card of a live table: one link that launches it. Holding it, or its menu, opens the heart and its vendor. */
export function TableCard({ table, columns, hold, onMore }: TableCardProps) {
  const { t } = useTranslation('tables');
  const closed = table.href === null;
  return (
    <Card as="li" padding="none" interactive={!closed}>
      <div className={body} data-closed={closed || undefined} {...hold}>
        <span className={head}>
          <span className={`${mark} ${dim}`}>
            <LazyImage src={table.mark} alt={table.vendor} ratio="1:1" radius="control" />
          </span>
          <span className={`${facts} ${dim}`}>
            <span className={name}>
              {table.href === null ? table.name : <CardLink href={table.href}>{table.name}</CardLink>}
            </span>
            <Line table={table} />
          </span>
        </span>
        <State table={table} />
        <span className={`${road} ${dim}`}>
          <RoadMap road={table.road} columns={columns} />
        </span>
        <span className={foot}>
          <span className={dim}>{table.road && <RoadCounts road={table.road} />}</span>
          <span className={more}>
            <IconButton
              label={t('more', { name: table.name })}
              size="small"
              icon={<Icon of={MoreHorizontal} size="small" />}
              onClick={() => onMore(table)}
            />
          </span>
          {!closed && (
            <span aria-hidden className={sit}>
              <span>{t('sit')}</span>
              <Icon of={ChevronRight} size="text" />
            </span>
          )}
        </span>
      </div>
    </Card>
  );
}

function Line({ table: { game, minBet, maxBet, players, dealer } }: Pick<TableCardProps, 'table'>) {
  const language = useLanguage();
  const { t } = useTranslation('tables');
  const amount = useShortMoneyText();
  const limits = t('limits', { min: amount(minBet), max: amount(maxBet) });
  const total = players === null || players === 0 ? null : formatCount(players, language);
  return (
    <span className={line}>
      <span>{[game, limits, dealer && t('dealer', { name: dealer.name })].filter(Boolean).join(' · ')}</span>
      {total !== null && (
        <>
          <span aria-hidden>·</span>
          <Icon of={Users} size="text" />
          <span aria-hidden>{total}</span>
          <VisuallyHidden>{t('players', { total })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** The clock of an open table, or why it is closed. */
function State({ table: { status, opens, closesAt } }: Pick<TableCardProps, 'table'>) {
  const { t } = useTranslation('tables');
  if (status === 'open') return closesAt === null ? null : <ClosingRing closesAt={closesAt} />;
  if (status === 'maintenance') return <Badge tone="warning">{t('common:inMaintenance')}</Badge>;
  if (status !== 'closed') return <Badge>{t('other', { status: status.other })}</Badge>;
  return (
    <Badge tone="warning">
      {opens === null ? t('closed') : t(opens.dated ? 'opensOn' : 'opens', { time: opens.time })}
    </Badge>
  );
}

/** Placeholder of a table that is still loading. */
export function TableCardSkeleton({ columns }: Pick<TableCardProps, 'columns'>) {
  return (
    <Card padding="none">
      <div className={body}>
        <span className={head}>
          <span className={mark}>
            <Skeleton shape="block" ratio="1:1" />
          </span>
          <span className={facts}>
            <span className={name}>
              <Skeleton shape="text" />
            </span>
            <span className={line}>
              <Skeleton shape="text" size="xs" />
            </span>
          </span>
        </span>
        <span className={sheet} />
        <span className={road}>
          <RoadMap road={null} columns={columns} />
        </span>
        <span className={foot}>
          <Skeleton shape="text" size="xs" />
        </span>
      </div>
    </Card>
  );
}
