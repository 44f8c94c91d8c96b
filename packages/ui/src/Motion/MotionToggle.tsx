import { Pause, Play } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { toggle as toggleClass } from './MotionToggle.css.ts';
import { type AutoMotion, toggleAttribute } from './useAutoMotion.ts';

/** The texts of a `MotionToggle`. */
export interface MotionLabels {
  /** The name of the button that pauses the motion. */
  pause: string;
  /** The name of the button that resumes the motion. */
  play: string;
}

/** Pauses and resumes automatic motion. Renders nothing with reduced motion. */
export function MotionToggle({ paused, reduced, toggle, labels }: AutoMotion & { labels: MotionLabels }) {
  if (reduced) return null;
  const label = paused ? labels.play : labels.pause;
  return (
    <button
      {...{ [toggleAttribute]: '' }}
      type="button"
      aria-label={label}
      title={label}
      onClick={toggle}
      className={toggleClass}
    >
      <Icon of={paused ? Play : Pause} size="small" />
    </button>
  );
}
