import { ArrowDownWideNarrow, ArrowUpDown, ArrowUpNarrowWide } from 'lucide-react';
import { type Column, isOnScreen } from '#ui/DataTable/Column.ts';
import type { DataSort } from '#ui/DataTable/nextSort.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';

export interface SortMenuProps<Row> {
  columns: readonly Column<Row>[];
  sort: DataSort | undefined;
  onSort: (sort: DataSort) => void;
}

const icons = { asc: ArrowUpNarrowWide, desc: ArrowDownWideNarrow };

/** Sorts a narrow table, whose headings have no room for buttons. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const { t } = useTranslation('records');
  const offered = columns.filter((column) => isOnScreen(column) && column.sortable === true);
  if (offered.length === 0) return null;
  const current = offered.find(({ key }) => key === sort?.key);
  const choose = (key: string): void => {
    const column = offered.find((each) => each.key === key);
    onSort({ key, order: column?.align === 'end' ? 'desc' : 'asc' });
  };
  return (
    <Menu
      label={t('sort.label')}
      items={[
        {
          kind: 'choice',
          id: 'by',
          label: t('sort.label'),
          value: current?.key ?? '',
          onChange: choose,
          options: offered.map(({ key, header }) => ({ value: key, label: header })),
        },
        ...(sort === undefined || current === undefined
          ? []
          : [
              {
                kind: 'choice' as const,
                id: 'order',
                label: t('sort.order'),
                value: sort.order,
                onChange: (order: string) => onSort({ key: sort.key, order: order === 'asc' ? 'asc' : 'desc' }),
                options: (['desc', 'asc'] as const).map((order) => ({ value: order, label: t(`sort.${order}`) })),
              },
            ]),
      ]}
      trigger={(button) => (
        <IconButton
          {...button}
          label={current === undefined ? t('sort.label') : t('sort.by', { column: current.header })}
          icon={<Icon of={sort === undefined ? ArrowUpDown : icons[sort.order]} />}
        />
      )}
    />
  );
}
