import { useId } from 'react';
import { type VipLevel, vipBenefits } from '#api/vip.ts';
import { Fold } from '#core/components/Fold.tsx';
import { cell, frame, head, table } from '#core/components/wideTable.css.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { fixed, fixedCell, name as nameClass, ownRow, wide } from '../VipScreen.css.ts';
import { useVipTexts } from './useVipTexts.ts';

interface LevelTableProps {
  levels: readonly VipLevel[];
  /** Null for a visitor. */
  ownRank: number | null;
}

/** Every level with its benefits and what reaches and keeps it, in figures. */
export function LevelTable({ levels, ownRank }: LevelTableProps) {
  const { t } = useTranslation('vip');
  const texts = useVipTexts();
  const id = useId();
  // A benefit that the operator does not have is no column.
  const shown = vipBenefits.filter((key) => levels.some(({ benefits }) => benefits.some((each) => each.key === key)));
  const sums = (asked: VipLevel['needs']): string => texts.asked(asked) ?? t('table.none');
  const benefit = (level: VipLevel, key: (typeof vipBenefits)[number]): string => {
    const value = level.benefits.find((each) => each.key === key)?.value;
    return value === undefined ? t('table.none') : texts.figure(key, value);
  };
  return (
    <Fold title={t('table.compare')} titleId={id}>
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
    </Fold>
  );
}
