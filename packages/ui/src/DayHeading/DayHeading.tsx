import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import type { headingLevels } from '../Heading/Heading.tsx';
import { below, day, heading, sum as sumClass } from './DayHeading.css.ts';

export interface DayHeadingProps {
  /** The day: “Today, 27 Nov”. */
  children: ReactNode;
  /** The level in the outline of the page. */
  level: (typeof headingLevels)[number];
  /** What the day came to, at the end of the line. */
  sum?: ReactNode;
  /** The height of what is already at the top of what scrolls, as a CSS length: the heading stays below it. @default '0px' */
  top?: string;
  /** The id of the heading, which names the list of the day. */
  id?: string;
}

/** The day of a list by time, with its sum. It stays in view until the rows of the day have passed. */
export function DayHeading({ children, level, sum, top = '0px', id }: DayHeadingProps) {
  const Element = `h${level}` as const;
  return (
    <div className={classes(heading, surfaces.sunken)} style={{ [below]: top } as CSSProperties}>
      <Element id={id} className={day}>
        {children}
      </Element>
      {sum !== undefined && <span className={sumClass}>{sum}</span>}
    </div>
  );
}
