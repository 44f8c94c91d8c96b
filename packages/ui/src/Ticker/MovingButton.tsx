import { Pause, Play } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { moving } from './MovingButton.css.ts';
import { controlMark, type Moving } from './useMoving.ts';

export interface MovingWords {
  /** Names the button that stops what moves. */
  pause: string;
  /** Names the button that lets it move again. */
  play: string;
}

/** Stops and starts what moves by itself. Not there where nothing does. */
export function MovingButton({ paused, reduced, toggle, words }: Moving & { words: MovingWords }) {
  if (reduced) return null;
  const label = paused ? words.play : words.pause;
  return (
    <button
      {...{ [controlMark]: '' }}
      type="button"
      aria-label={label}
      title={label}
      onClick={toggle}
      className={moving}
    >
      <Icon of={paused ? Play : Pause} size="small" />
    </button>
  );
}
