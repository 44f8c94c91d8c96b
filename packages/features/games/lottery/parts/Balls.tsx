import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { ball, row, small } from './Balls.css.ts';

interface BallsProps {
  /** The winning number, one digit per ball; at most six (LOT-02). */
  digits: readonly string[];
  /** As many digits are in large balls, more in small ones. @default 4 */
  mostLarge?: number;
}

/** A winning number as a row of balls. Screen readers read it digit by digit. */
export function Balls({ digits, mostLarge = 4 }: BallsProps) {
  const { t } = useTranslation('lottery');
  return (
    <span role="img" aria-label={t('winningNumber', { digits: digits.join(' ') })} translate="no" className={row}>
      {digits.map((digit, index) => (
        <span key={index} className={classes(ball, digits.length > mostLarge && small)}>
          {digit}
        </span>
      ))}
    </span>
  );
}
