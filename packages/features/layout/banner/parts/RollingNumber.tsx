import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { cell, figures, mark, number, reel } from './RollingNumber.css.ts';

const digits = '0123456789';
/** What is on a reel: a line for each digit. */
const lines = [...digits].join('\n');
/** Hidden text that reserves the width while the number loads. */
const placeholder = '00,000,000.00';

/** A number whose digits roll into place. Screen readers read plain text. `text` is null while the number loads. */
export function RollingNumber({ text }: { text: string | null }) {
  const letters = [...(text ?? placeholder)];
  return (
    <div className={number}>
      {text !== null && <VisuallyHidden>{text}</VisuallyHidden>}
      <span aria-hidden className={figures} style={text === null ? { visibility: 'hidden' } : undefined}>
        {letters.map((letter, index) => {
          // Keyed from the end, so that a new leading digit keeps the reels of the others.
          const key = letters.length - index;
          const digit = digits.indexOf(letter);
          if (digit < 0) {
            return (
              <span key={key} className={mark}>
                {letter}
              </span>
            );
          }
          return (
            <span key={key} className={cell}>
              <span className={reel} style={{ transform: `translateY(${-10 * digit}%)` }}>
                {lines}
              </span>
            </span>
          );
        })}
      </span>
    </div>
  );
}
