import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MovingButton, type MovingWords } from '../Ticker/MovingButton.tsx';
import type { Moving } from '../Ticker/useMoving.ts';
import { arrows as arrowClasses, bars, dot, dotRow } from './Carousel.css.ts';

export interface ControlWords extends MovingWords {
  previous: string;
  next: string;
  /** Names the button of a slide: “Slide 2 of 5”. The first slide is 0. */
  goTo: (index: number, total: number) => string;
  /** What this is, for screen readers, in the page's language: “carousel”. */
  carousel?: string;
}

interface ControlsProps {
  words: ControlWords;
  current: number;
  total: number;
  /** How many slides are in view. */
  columns: number;
  dots: boolean;
  arrows: boolean;
  /** Null when nothing moves by itself. */
  moving: Moving | null;
  onGo: (by: number) => void;
  onGoTo: (index: number) => void;
}

/** Over the one slide in view, or below a row of them. */
export function Controls(props: ControlsProps) {
  const { words, current, total, columns, dots, arrows, moving, onGo, onGoTo } = props;
  const place = columns === 1 ? 'over' : 'below';
  const arrow = (side: 'previous' | 'next') => (
    <span key={side} className={place === 'over' ? arrowClasses[side] : undefined}>
      <IconButton
        label={words[side]}
        icon={<Icon of={side === 'next' ? ChevronRight : ChevronLeft} />}
        tone={place === 'over' ? 'outline' : 'quiet'}
        size="small"
        shape="round"
        onClick={() => onGo(side === 'next' ? columns : -columns)}
      />
    </span>
  );
  const pause = moving && <MovingButton {...moving} words={words} />;
  const rest = arrows && [arrow('previous'), arrow('next')];
  if (!pause && !dots && !arrows) return null;
  return (
    <>
      {(pause || dots || place === 'below') && (
        <div className={bars[place]}>
          {pause}
          {dots && (
            <div className={dotRow}>
              {Array.from({ length: total }, (_, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={words.goTo(index, total)}
                  aria-current={index === current || undefined}
                  onClick={() => onGoTo(index)}
                  className={dot}
                />
              ))}
            </div>
          )}
          {place === 'below' && rest}
        </div>
      )}
      {place === 'over' && rest}
    </>
  );
}
