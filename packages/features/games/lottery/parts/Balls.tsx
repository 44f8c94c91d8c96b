import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { ball, row, small } from './Balls.css.ts';
import { useDrawnDigits } from './useDrawnDigits.ts';

interface BallsProps {
  /** The winning number, one digit per ball; at most six (LOT-02). */
  digits: readonly string[];
  /** As many digits are in large balls, more in small ones. @default 4 */
  mostLarge?: number;
  /** When the result of a draw came that was just seen, in ms by the ticker's clock. Its digits appear one by one. */
  drawnAt?: number | null;
}

/** A winning number as a row of balls. Screen readers read it digit by digit, and whole from the start. */
export function Balls({ digits, mostLarge = 4, drawnAt = null }: BallsProps) {
  const { t } = useTranslation('lottery');
  const shown = useDrawnDigits(digits.length, drawnAt);
  return (
    <span role="img" aria-label={t('winningNumber', { digits: digits.join(' ') })} translate="no" className={row}>
      {digits.map((digit, index) => (
        <span key={index} className={classes(ball, digits.length > mostLarge && small)}>
          {index < shown ? digit : ''}
        </span>
      ))}
    </span>
  );
}
