import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { bar, button, cover, phone, shelf } from './PhonePicture.css.ts';

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A drawn phone with the covers of games, for the eye only. Its places are as large before they are known. */
export function PhonePicture({ covers }: { covers: readonly string[] }) {
  return (
    <div className={phone} aria-hidden inert>
      <div className={bar}>
        <span className={button} />
        <span className={button} />
      </div>
      <div className={shelf}>
        {places.map((place) => (
          <div key={place} className={cover}>
            <LazyImage src={covers[place] ?? null} alt="" ratio="1:1" />
          </div>
        ))}
      </div>
    </div>
  );
}
