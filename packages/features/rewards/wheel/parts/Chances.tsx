import { useId } from 'react';
import type { RafflePrize } from '#api/raffle.ts';
import { cell, frame, head, number, table } from '#core/components/wideTable.css.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { percentText } from '../wheel.model.ts';
import { key, keyEdge, prizeName } from '../WheelScreen.css.ts';
import { fills } from './Wheel.css.ts';

/** The published chance of each prize, with what it binds. */
export function Chances({ prizes }: { prizes: readonly RafflePrize[] }) {
  const { t } = useTranslation('wheel');
  const money = useShortMoneyText();
  const id = useId();
  const binds = ({ kind, requirement }: RafflePrize): string => {
    if (kind === 'none') return t('chances.noPrize');
    if (requirement === null) return t('chances.bindsNothing');
    return t('chances.binding', { amount: money(requirement.amount) });
  };
  return (
    <Stack gap="sm">
      <Heading level={3} size="md" id={id}>
        {t('chances.title')}
      </Heading>
      <div className={frame} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('chances.prize')}
              </th>
              <th scope="col" className={classes(head, number)}>
                {t('chances.chance')}
              </th>
              <th scope="col" className={head}>
                {t('chances.binds')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prizes.map((prize, index) => (
              <tr key={prize.id}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is one element deeper than the rule looks */}
                <th scope="row" className={cell}>
                  <span className={prizeName}>
                    <svg viewBox="0 0 16 16" className={key} aria-hidden focusable="false">
                      <circle cx="8" cy="8" r="7" className={classes(fills[index % fills.length], keyEdge)} />
                    </svg>
                    <span>{prize.name}</span>
                  </span>
                </th>
                <td className={classes(cell, number)}>{t('chances.percent', { value: percentText(prize.chance) })}</td>
                <td className={cell}>{binds(prize)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="sm" tone="muted">
        {t('chances.note')}
      </Text>
    </Stack>
  );
}
