import { type ReactNode, useId } from 'react';
import { Text } from '../Text/Text.tsx';
import { bar, fills, head, progress, quietTrack, track } from './Progress.css.ts';

export const progressTones = ['accent', 'positive', 'money'] as const;

export interface ProgressProps {
  /** What is measured, which is also the accessible name. */
  label: string;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
  /** How much is done, between 0 and `target`. */
  value: number;
  /** The value that completes it. A target of 0 is complete. */
  target: number;
  /** The value in words, e.g. “฿1,200 of ฿3,000”. Shown, and read out instead of a percentage. */
  text: string;
  /** The colour of the bar. Use `positive` for a reached target, `money` for one that is worth something. @default 'accent' */
  tone?: (typeof progressTones)[number];
  /** Content below the bar. */
  children?: ReactNode;
}

/** How far something has come, as a bar with its value in words. */
export function Progress({
  label,
  labelHidden = false,
  value,
  target,
  text,
  tone = 'accent',
  children,
}: ProgressProps) {
  const id = useId();
  const share = target > 0 ? Math.min(1, Math.max(0, value / target)) : 1;
  return (
    <div className={progress}>
      <div className={head}>
        {!labelHidden && (
          <Text as="span" weight="medium" id={id}>
            {label}
          </Text>
        )}
        <Text as="span" size="sm" tone="muted" numeric>
          {text}
        </Text>
      </div>
      <div
        role="progressbar"
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        aria-valuemin={0}
        aria-valuemax={100}
        // Whole percent, and 100 only when the target is reached.
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={text}
        className={tone === 'money' ? `${track} ${quietTrack}` : track}
      >
        <span className={`${bar} ${fills[tone]}`} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {children}
    </div>
  );
}
