import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MotionToggle, type MotionLabels } from '../Motion/MotionToggle.tsx';
import type { AutoMotion } from '../Motion/useAutoMotion.ts';
import { arrows as arrowClasses, bars, dot, dotRow } from './Carousel.css.ts';

/** The texts of the controls of a `Carousel`. */
export interface ControlLabels extends MotionLabels {
  /** The name of the previous button. */
  previous: string;
  /** The name of the next button. */
  next: string;
  /** Returns the name of a slide's button, e.g. “Slide 2 of 5”. The first slide has index 0. */
  goTo: (index: number, total: number) => string;
  /** The role description for screen readers, in the language of the page, e.g. “carousel”. */
  carousel?: string;
}

interface ControlsProps {
  labels: ControlLabels;
  /** The index of the first slide in view. */
  current: number;
  total: number;
  /** The number of slides in view. */
  columns: number;
  dots: boolean;
  arrows: boolean;
  /** Null without autoplay. */
  moving: AutoMotion | null;
  /** Moves by `by` slides; negative moves back. */
  onGo: (by: number) => void;
  onGoTo: (index: number) => void;
}

/** The controls of a `Carousel`, below its slides: a picture stays free. With a mouse the arrows of a single slide are at its sides. */
export function Controls(props: ControlsProps) {
  const { labels, current, total, columns, dots, arrows, moving, onGo, onGoTo } = props;
  const place = columns === 1 ? 'single' : 'several';
  const arrow = (side: 'previous' | 'next') => (
    <span key={side} className={place === 'single' ? arrowClasses[side] : undefined}>
      <IconButton
        label={labels[side]}
        icon={<Icon of={side === 'next' ? ChevronRight : ChevronLeft} />}
        tone={place === 'single' ? 'outline' : 'quiet'}
        size="small"
        shape="round"
        onClick={() => onGo(side === 'next' ? columns : -columns)}
      />
    </span>
  );
  const pause = moving && <MotionToggle {...moving} labels={labels} />;
  const arrowButtons = arrows && [arrow('previous'), arrow('next')];
  if (!pause && !dots && !arrows) return null;
  return (
    <>
      {(pause || dots || place === 'several') && (
        <div className={bars[place]}>
          {pause}
          {dots && (
            <div className={dotRow}>
              {Array.from({ length: total }, (_, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={labels.goTo(index, total)}
                  aria-current={index === current || undefined}
                  onClick={() => onGoTo(index)}
                  className={dot}
                />
              ))}
            </div>
          )}
          {place === 'several' && arrowButtons}
        </div>
      )}
      {place === 'single' && arrowButtons}
    </>
  );
}
