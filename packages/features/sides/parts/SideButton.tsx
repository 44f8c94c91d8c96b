import type { Ref } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { button, special, word } from './bars.css.ts';
import type { Shortcut } from './shortcuts.ts';

export interface SideButtonProps {
  shortcut: Shortcut;
  /** For the one that opens the panel. */
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A shortcut of a bar: a drawing with its word below. */
export function SideButton({
  shortcut: { block, label, icon, href, onSelect },
  expanded,
  controls,
  ref,
}: SideButtonProps) {
  const looks = { title: label, className: block === 'vip' ? `${button} ${special}` : button };
  const inside = (
    <>
      <Icon of={icon} />
      <span className={word}>{label}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor {...looks} href={href}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button {...looks} ref={ref} type="button" aria-expanded={expanded} aria-controls={controls} onClick={onSelect}>
      {inside}
    </button>
  );
}
