import { ratioClass } from '../theme/ratios.css.ts';
import type { Ratio } from '../theme/ratios.ts';
import { bar, block, bone, circle, circleSizes, line, lines } from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;
export const skeletonCircleSizes = ['icon', 'control', 'avatar'] as const;

export type SkeletonProps =
  | {
      /** The shape: lines of text, the last one shorter. */
      shape: 'text';
      /** The number of lines. @default 1 */
      lines?: number;
      /** The text size of the lines. @default 'md' */
      size?: keyof typeof line;
    }
  | {
      /** The shape: a picture or card of the full width. */
      shape: 'block';
      /** The ratio of width to height. */
      ratio: Ratio;
    }
  | {
      /** The shape: an avatar or a round button. */
      shape: 'circle';
      /** The diameter. @default 'control' */
      size?: (typeof skeletonCircleSizes)[number];
    };

/** Reserves the space of content that is loading. Hidden from screen readers: announce the loading state separately. */
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
