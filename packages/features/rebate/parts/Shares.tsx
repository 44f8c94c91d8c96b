import { useId } from 'react';
import type { RebateItem } from '#api/rebate.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { MoneyFormat } from '../../shared/moneyText.ts';
import { around, cells, head, label, row, table } from './Shares.css.ts';

const columns = ['kind', 'validBet', 'rate', 'amount'] as const;

/** From which games the sum comes. A table by its roles: where four columns do not fit its rows fold, and elements of tables would be none any more. */
export function Shares({ items, currencySymbol, language }: MoneyFormat & { items: readonly RebateItem[] }) {
  const { t } = useTranslation('rebate');
  const id = useId();
  const format = { currency: currencySymbol, locale: localeOf(language) };
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
                <Share key={item.gameType} item={item} format={format} />
              ))}
            </div>
          </div>
        </div>
      </Card>
    </Stack>
  );
}

function Share({ item, format }: { item: RebateItem; format: { currency: string; locale: string } }) {
  const { t } = useTranslation('rebate');
  const shared = useTranslation('shared').t;
  const { gameType, validBet, rate, amount } = item;
  // Where the head of the table is out of sight; who hears the table hears its head.
  const named = (column: (typeof columns)[number]) => (
    <span className={label} aria-hidden>
      {t(column)}{' '}
    </span>
  );
  return (
    <div role="row" className={row}>
      <span role="rowheader" className={cells.kind}>
        <Icon of={navIcons[gameType]} size="small" />
        {shared(`gameTypes.${gameType}`)}
      </span>
      <span role="cell" className={cells.validBet}>
        {named('validBet')}
        <Money amount={validBet} {...format} />
      </span>
      <span role="cell" className={cells.rate}>
        {named('rate')}
        {rate}%
      </span>
      <span role="cell" className={cells.amount}>
        <Money amount={amount} {...format} />
      </span>
    </div>
  );
}

const rowsKept = 3;

/** Silent: the sum above says that something is loading. */
export function SharesSkeleton() {
  return (
    <Card>
      <Stack gap="md">
        {Array.from({ length: rowsKept }, (_, index) => (
          <Skeleton key={index} shape="text" lines={2} />
        ))}
      </Stack>
    </Card>
  );
}
