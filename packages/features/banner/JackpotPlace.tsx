import { band, emblem, words } from './Jackpot.css.ts';
import { figures, number } from './parts/RollingNumber.css.ts';

/** As high as the jackpot, for while its code is on the way: what stands below does not move. */
export function JackpotPlace() {
  return (
    <div className={band} aria-hidden>
      <span className={emblem} />
      <div className={words} />
      <div className={number}>
        <span className={figures}>&nbsp;</span>
      </div>
    </div>
  );
}
