import { type PointTransaction, type PointType, pointTypes } from '#api/points.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/report/DayFields.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { entry, list as listClass, side, textColumn } from '../../../money/orders/orders.css.ts';
import type { PointHistoryProps } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';

/** What changed the points, by days and type, with the points after it and what they cost. */
export function PointHistory({ history }: { history: PointHistoryProps }) {
  const { page, type, onType, days, list } = history;
  const { t } = useTranslation('pointMall');
  const choose = (value: string): void => onType(pointTypes.find((each) => `:${each}` === value) ?? '');
  return (
    <Stack gap="lg">
      <DayFields days={days}>
        <Select
          label={t('history.type')}
          value={`:${type}`}
          onChange={choose}
          options={[
            { value: ':', label: t('history.all') },
            ...pointTypes.map((each) => ({ value: `:${each}`, label: t(`types.${each}`) })),
          ]}
        />
      </DayFields>
      <RemoteView remote={page} level={3} failed={t('history.failed')} skeleton={<Skeleton shape="text" lines={6} />}>
        {({ list: entries, totalPages }, refreshing) =>
          entries.length === 0 ? (
            <Text tone="muted">{t('history.empty')}</Text>
          ) : (
            <>
              <ul role="list" className={listClass} aria-busy={refreshing}>
                {entries.map((each) => (
                  <Entry key={`${each.reference} ${each.at} ${each.changed}`} change={each} />
                ))}
              </ul>
              <Pages
                label={t('history.pages')}
                page={list.pageNo}
                totalPages={totalPages}
                busy={refreshing}
                onPage={list.onPage}
              />
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}

function Entry({ change }: { change: PointTransaction }) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const pointsText = usePointsText();
  const { type, changed, balance, at, reference, paid, remark } = change;
  const count = formatCount(Math.abs(changed), language);
  return (
    <li className={entry}>
      <span className={textColumn}>
        <span>{typeof type === 'string' ? t(`types.${type satisfies PointType}`) : type.other}</span>
        {paid !== null && (
          <Text as="span" size="sm">
            {t(type === 'deposit' ? 'history.deposited' : 'history.wagered', { amount: money(paid) })}
          </Text>
        )}
        {remark !== '' && (
          <Text as="span" size="sm">
            {remark}
          </Text>
        )}
        <Text as="span" size="sm" tone="muted" numeric>
          <span>{`${formatMoment(Date.parse(at), language)} · `}</span>
          <span translate="no">{reference}</span>
          {changed > 0 && <span>{` · ${t('balance.never')}`}</span>}
        </Text>
      </span>
      <span className={side}>
        <Text as="span" weight="medium" numeric>
          {changed < 0 ? `−${count}` : `+${count}`}
        </Text>
        <Text as="span" size="sm" tone="muted" numeric>
          {`${t('history.after')} ${pointsText(balance)}`}
        </Text>
      </span>
    </li>
  );
}
