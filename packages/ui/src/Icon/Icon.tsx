import type { ComponentType } from 'react';
import { icon, sizes } from './Icon.css.ts';

export const iconSizes = ['text', 'small', 'medium', 'large', 'xlarge', 'huge'] as const;

/** A component that draws an icon: one from lucide-react or one of `navIcons`. */
export type IconDrawing = ComponentType<{
  className?: string;
  strokeWidth?: number | string;
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: boolean;
}>;

export interface IconProps {
  /** The drawing, e.g. `of={Search}` after `import { Search } from 'lucide-react'`. */
  of: IconDrawing;
  /** The size. `text` scales with the font size. @default 'medium' */
  size?: (typeof iconSizes)[number];
  /** The accessible name. Without it, the icon is decorative and hidden from screen readers. */
  label?: string;
}

/** An icon in the colour of the surrounding text. */
export function Icon({ of: Drawing, size = 'medium', label }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <Drawing {...name} strokeWidth={1.75} className={`${icon} ${sizes[size]}`} />;
}
