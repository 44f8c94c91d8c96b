import { ratioClass } from '../theme/ratios.css.ts';
import type { Ratio } from '../theme/ratios.ts';
import { bar, block, bone, circle, circleSizes, line, lines } from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;
export const skeletonCircleSizes = ['icon', 'control', 'avatar'] as const;

export type SkeletonProps =
  | {
      /** Lines of text, the last one shorter. */
      shape: 'text';
      /** How many lines. @default 1 */
      lines?: number;
      /** The text size it stands for. @default 'md' */
      size?: keyof typeof line;
    }
  | {
      /** A picture or a card, as wide as its place. */
      shape: 'block';
      /** Width to height. */
      ratio: Ratio;
    }
  | {
      /** An avatar or a round button. */
      shape: 'circle';
      /** What it stands for. @default 'control' */
      size?: (typeof skeletonCircleSizes)[number];
    };

/** Keeps the place of what is still loading, in its size. Silent: whoever shows it says that something is loading. */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'text') {
    return (
      <span className={lines} aria-hidden>
        {Array.from({ length: props.lines ?? 1 }, (_, index) => (
          <span key={index} className={line[props.size ?? 'md']}>
            <span className={`${bone} ${bar}`} />
          </span>
        ))}
      </span>
    );
  }
  const shape =
    props.shape === 'block'
      ? `${block} ${ratioClass[props.ratio]}`
      : `${circle} ${circleSizes[props.size ?? 'control']}`;
  return <span className={`${bone} ${shape}`} aria-hidden />;
}
