import type { Ref } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { Shortcut } from '../sidebar.types.ts';
import { button, label as labelClass, special } from './bars.css.ts';

export interface SideButtonProps {
  shortcut: Shortcut;
  /** State of the panel that the button opens; undefined for other buttons. */
  expanded?: boolean;
  /** Id of that panel. */
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A shortcut in a bar: an icon with its label below. */
export function SideButton({
  shortcut: { block, label, icon, href, onSelect },
  expanded,
  controls,
  ref,
}: SideButtonProps) {
  const shared = { title: label, className: block === 'vip' ? `${button} ${special}` : button };
  const content = (
    <>
      <Icon of={icon} />
      <span className={labelClass}>{label}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor {...shared} href={href}>
        {content}
      </Anchor>
    );
  }
  return (
    <button {...shared} ref={ref} type="button" aria-expanded={expanded} aria-controls={controls} onClick={onSelect}>
      {content}
    </button>
  );
}
