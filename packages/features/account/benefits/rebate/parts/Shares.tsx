import { Shapes } from 'lucide-react';
import { useId } from 'react';
import { wordOf } from '#api/open.ts';
import type { RebateItem } from '#api/rebate.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { around, cells, head, label, row, table } from './Shares.css.ts';

const columns = ['kind', 'validBet', 'rate', 'amount'] as const;

/**
 * Table of the rebate by game type. Uses ARIA roles, because the rows fold on narrow screens and `display` would strip
 * native table elements of their semantics.
 */
export function Shares({ items }: { items: readonly RebateItem[] }) {
  const { t } = useTranslation('rebate');
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('shares')}
      </Heading>
      <Card padding="none">
        <div className={around}>
          <div role="table" className={table} aria-labelledby={id}>
            <div role="rowgroup" className={head}>
              <div role="row" className={row}>
                {columns.map((column) => (
                  <span key={column} role="columnheader" className={cells[column]}>
                    {t(column)}
                  </span>
                ))}
              </div>
            </div>
            <div role="rowgroup">
              {items.map((item) => (
                <Share key={wordOf(item.gameType)} item={item} />
              ))}
            </div>
          </div>
        </div>
      </Card>
    </Stack>
  );
}

function Share({ item }: { item: RebateItem }) {
  const { t } = useTranslation('rebate');
  const { gameType, validBet, rate, amount } = item;
  const known = typeof gameType === 'string';
  // Visible column name for folded rows. Hidden from screen readers, which read the column header.
  const columnName = (column: (typeof columns)[number]) => (
    <span className={label} aria-hidden>
      {`${t(column)} `}
    </span>
  );
  return (
    <div role="row" className={row}>
      <span role="rowheader" className={cells.kind}>
        <Icon of={known ? navIcons[gameType] : Shapes} size="small" />
        <span>{known ? t(`common:gameTypes.${gameType}`) : t('otherType', { type: gameType.other })}</span>
      </span>
      <span role="cell" className={cells.validBet}>
        {columnName('validBet')}
        <Amount value={validBet} />
      </span>
      <span role="cell" className={cells.rate}>
        {columnName('rate')}
        <span>{`${rate}%`}</span>
      </span>
      <span role="cell" className={cells.amount}>
        <Amount value={amount} />
      </span>
    </div>
  );
}

const skeletonRows = 3;

/** Skeleton of the table. Not announced: the summary's skeleton is. */
export function SharesSkeleton() {
  return (
    <Card>
      <Stack gap="md">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <Skeleton key={index} shape="text" lines={2} />
        ))}
      </Stack>
    </Card>
  );
}
