import { band, emblem, labels } from './Jackpot.css.ts';
import { figures, number } from './parts/RollingNumber.css.ts';

/** Placeholder with the height of the jackpot while its code loads; prevents a layout shift. */
export function JackpotSlot() {
  return (
    <div className={band} aria-hidden>
      <span className={emblem} />
      <div className={labels} />
      <div className={number}>
        <span className={figures}>&nbsp;</span>
      </div>
    </div>
  );
}
