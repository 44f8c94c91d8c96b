import { useDeferredValue, useState } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { useHold } from '#ui/DataTable/useHold.ts';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import type { ListedTable, TablesScreenProps } from '../tables.types.ts';
import { TableCard, TableCardSkeleton } from './TableCard.tsx';
import { grid } from './TableGrid.css.ts';
import { TableStage, TableStageSkeleton } from './TableStage.tsx';

const TableSheet = lazyComponent(() => import('./TableSheet.tsx').then((part) => part.TableSheet));

/** What a phone shows at most at once. The other tables follow after the first paint, and are not in documents. */
const firstCards = 4;
const skeletons = 8;

/** The columns of a road map: fewer in the narrower cards of wide screens. */
const columns = { narrow: 24, wide: 18 } as const;

type TableGridProps = Pick<TablesScreenProps, 'tables' | 'stage' | 'choice' | 'allHref' | 'homeHref'>;

/** The cards of the tables, on wide screens behind the large one of the last table, with every state of the list. */
export function TableGrid({ tables, stage, choice, allHref, homeHref }: TableGridProps) {
  const language = useLanguage();
  const { t } = useTranslation('tables');
  const shownColumns = useIsFrom('desktop') ? columns.wide : columns.narrow;
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstCards);
  const [opened, setOpened] = useState<string | null>(null);
  const onMore = ({ roomId }: Pick<ListedTable, 'roomId'>) => setOpened(roomId);
  const hold = useHold(onMore);
  if (tables.status === 'loading') {
    return (
      <LoadingArea>
        <div className={grid}>
          <TableStageSkeleton />
          {Array.from({ length: skeletons }, (_, at) => (
            <TableCardSkeleton key={at} columns={shownColumns} />
          ))}
        </div>
      </LoadingArea>
    );
  }
  if (tables.status === 'failed') return <FailedState title={t('failed')} failed={tables} />;
  const { value: list, outdated, at } = tables;
  if (list.length === 0) return <NoTables choice={choice} allHref={allHref} homeHref={homeHref} />;
  const inSheet = list.find(({ roomId }) => roomId === opened) ?? null;
  return (
    <>
      {outdated === true && (
        <div role="status">
          <Text size="sm">{t('outdated', { time: formatTime(at, language) })}</Text>
        </div>
      )}
      <ul role="list" aria-label={t('list')} className={grid}>
        {stage.status === 'loading' && <TableStageSkeleton />}
        {stage.status === 'ready' && stage.value && <TableStage {...stage.value} />}
        {list.slice(0, most).map((table) => (
          <TableCard key={table.roomId} table={table} columns={shownColumns} hold={hold(table)} onMore={onMore} />
        ))}
      </ul>
      {/* Below all tables: the last ones would push it down. */}
      {most > firstCards && (
        <Text size="sm" tone="muted">
          {t('road.note')}
        </Text>
      )}
      <LazyDialogSection open={inSheet !== null} onClose={() => setOpened(null)}>
        {inSheet !== null && <TableSheet table={inSheet} onClose={() => setOpened(null)} />}
      </LazyDialogSection>
    </>
  );
}

function NoTables({ choice, allHref, homeHref }: Pick<TableGridProps, 'choice' | 'allHref' | 'homeHref'>) {
  const { t } = useTranslation('tables');
  const narrowed = choice.game !== '' || choice.vassalage !== '' || choice.low;
  if (choice.favourite && !narrowed) {
    return (
      <EmptyState
        title={t('empty.favourite')}
        text={t('empty.favouriteText')}
        action={<ButtonLink href={allHref}>{t('filters.clear')}</ButtonLink>}
      />
    );
  }
  return narrowed || choice.favourite ? (
    <EmptyState
      title={t('empty.filtered')}
      text={t('empty.filteredText')}
      action={<ButtonLink href={allHref}>{t('filters.clear')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<ButtonLink href={homeHref}>{t('empty.home')}</ButtonLink>}
    />
  );
}
