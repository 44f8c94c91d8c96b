import type { PointConfigValue } from '#api/points.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { cell, frame, head, table } from '#core/components/wideTable.css.ts';
import type { Remote } from '#core/data/remote.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { usePointsText } from '../usePointsText.ts';
import { bullets, wide } from './Rules.css.ts';

const rulesInOrder = ['earned', 'carried', 'level', 'never', 'break'] as const;

/** How points are earned: the table by type, and what holds for all of them. */
export function Rules({ config }: { config: Remote<PointConfigValue> }) {
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const pointsText = usePointsText();
  return (
    <Stack gap="lg">
      <RemoteView remote={config} level={3} failed={t('rules.failed')} skeleton={<Skeleton shape="text" lines={8} />}>
        {({ rules, neverExpire }) => (
          <>
            <div className={frame} role="region" aria-label={t('rules.caption')} tabIndex={0}>
              <table className={classes(table, wide)} aria-label={t('rules.caption')}>
                <thead>
                  <tr>
                    {(['type', 'per', 'cap', 'note'] as const).map((column) => (
                      <th key={column} scope="col" className={head}>
                        {t(`rules.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rules.map(({ type, per, points, dailyCap, note }) => (
                    <tr key={typeof type === 'string' ? type : type.other}>
                      <th scope="row" className={cell}>
                        {typeof type === 'string' ? t(`types.${type}`) : type.other}
                      </th>
                      <td className={cell}>
                        {t(type === 'deposit' ? 'rules.deposit' : 'rules.wager', {
                          amount: money(per),
                          points: pointsText(points),
                        })}
                      </td>
                      <td className={cell}>{dailyCap === null ? t('rules.noCap') : pointsText(dailyCap)}</td>
                      <td className={cell}>{note}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <ul className={bullets}>
              {rulesInOrder
                .filter((each) => each !== 'never' || neverExpire)
                .map((each) => (
                  <Text as="li" key={each}>
                    {t(`rules.list.${each}`)}
                  </Text>
                ))}
            </ul>
          </>
        )}
      </RemoteView>
    </Stack>
  );
}
