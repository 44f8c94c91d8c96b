import { useId } from 'react';
import { type VipLevel, vipBenefits } from '#api/vip.ts';
import { cell, frame, head, table } from '#core/components/wideTable.css.ts';
import { formatCount } from '#core/format/format.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { fixed, fixedCell, name as nameClass, ownRow, wide } from '../VipScreen.css.ts';

interface LevelTableProps {
  levels: readonly VipLevel[];
  days: number;
  /** Null for a visitor. */
  ownRank: number | null;
}

/** Every level with its benefits and what reaches and keeps it, in figures. */
export function LevelTable({ levels, days, ownRank }: LevelTableProps) {
  const language = useLanguage();
  const { t } = useTranslation('vip');
  const money = useShortMoneyText();
  const id = useId();
  // A benefit that the operator does not have is no column.
  const shown = vipBenefits.filter((key) => levels.some(({ benefits }) => benefits.some((each) => each.key === key)));
  const sums = (asked: VipLevel['needs']): string => {
    if (asked === null) return t('table.none');
    const parts = (['deposit', 'validBet'] as const)
      .filter((of) => /[1-9]/.test(asked[of]))
      .map((of) => t(`table.${of}`, { amount: money(asked[of]) }));
    return parts.length === 0 ? t('table.none') : parts.join(' · ');
  };
  const benefit = (level: VipLevel, key: (typeof vipBenefits)[number]): string => {
    const value = level.benefits.find((each) => each.key === key)?.value;
    if (value === undefined) return t('table.none');
    if (key === 'withdrawAmount' || key === 'gift') return money(value);
    if (key === 'pointsPercent' || key === 'rebateRate') return t('table.percent', { value });
    const count = formatCount(Number(value), language);
    return key === 'answerHours' ? t('table.hours', { count }) : count;
  };
  return (
    <Stack gap="sm">
      <Heading level={2} size="lg" id={id}>
        {t('table.title')}
      </Heading>
      <div className={frame} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={classes(table, wide)} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col" className={classes(head, fixed)}>
                {t('table.level')}
              </th>
              {shown.map((key) => (
                <th key={key} scope="col" className={head}>
                  {t(`table.benefits.${key}`)}
                </th>
              ))}
              <th scope="col" className={head}>
                {t('table.needs')}
              </th>
              <th scope="col" className={head}>
                {t('table.keeps')}
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level.rank} className={level.rank === ownRank ? ownRow : undefined}>
                <th
                  scope="row"
                  className={classes(cell, fixed, fixedCell, level.rank === ownRank ? ownRow : undefined)}
                >
                  <span className={nameClass}>
                    <span>{level.name}</span>
                    {level.rank === ownRank && <Badge tone="accent">{t('table.own')}</Badge>}
                  </span>
                </th>
                {shown.map((key) => (
                  <td key={key} className={cell}>
                    {benefit(level, key)}
                  </td>
                ))}
                <td className={cell}>{sums(level.needs)}</td>
                <td className={cell}>{sums(level.keeps)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="sm" tone="muted">
        {t('table.note', { days })}
      </Text>
    </Stack>
  );
}
