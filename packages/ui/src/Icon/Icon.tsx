import type { ComponentType } from 'react';
import { icon, sizes } from './Icon.css.ts';

export const iconSizes = ['text', 'small', 'medium', 'large', 'xlarge', 'huge'] as const;

/** What can be drawn: an icon of lucide-react, imported by its name, or one of `navIcons`. */
export type IconDrawing = ComponentType<{
  className?: string;
  strokeWidth?: number | string;
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: boolean;
}>;

export interface IconProps {
  /** The drawing: `import { Search } from 'lucide-react'`, then `of={Search}`. */
  of: IconDrawing;
  /** `text` grows with the words beside it. @default 'medium' */
  size?: (typeof iconSizes)[number];
  /** What it says, where no words say it. Without a label it is decoration and not read out. */
  label?: string;
}

/** A drawing in the colour of the text around it. */
export function Icon({ of: Drawing, size = 'medium', label }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <Drawing {...name} strokeWidth={1.75} className={`${icon} ${sizes[size]}`} />;
}
