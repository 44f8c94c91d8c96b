import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { MenuItem, MenuStart, menuAligns } from './items.ts';
import { loadedPopup, loadPopup } from './loadPopup.ts';
import { trigger as triggerClass } from './Menu.css.ts';

/** Props that `trigger` must spread on its `Button` or `IconButton`. */
export interface MenuTriggerProps {
  /** The menu is positioned at this element and restores the focus to it. */
  ref: Ref<HTMLButtonElement>;
  /** Opens and closes the menu. */
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Announces that the button opens a menu. */
  'aria-haspopup': 'menu';
  /** Whether the menu is open. */
  'aria-expanded': boolean;
}

export interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** Renders the button: `(props) => <Button {...props}>…</Button>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The items in order. */
  items: readonly MenuItem[];
  /** The edge of the trigger that the menu aligns with, if there is enough space. @default 'end' */
  align?: (typeof menuAligns)[number];
}

/** A button that opens a list of actions, links or choices. The code of the list loads on hover, focus or click. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState(() => loadedPopup());
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuStart>('none');

  const preload = () => {
    if (Popup) return;
    loadPopup().then(
      (loaded) => setPopup(() => loaded),
      // Loading failed; the next click tries again.
      () => setOpen(false),
    );
  };
  const show = (from: MenuStart) => {
    preload();
    setStart(from);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The popup closes itself, but only once its code is there.
    if (event.key === 'Escape') setOpen(false);
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    if (!(event.target instanceof Node && button.current?.contains(event.target))) return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- events of the button inside.
    <span className={triggerClass} onPointerEnter={preload} onFocus={preload} onKeyDown={onKeyDown}>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // `detail` is 0 for clicks from the keyboard and assistive technology.
        onClick: (event) => (open ? setOpen(false) : show(event.detail === 0 ? 'first' : 'none')),
      })}
      {Popup && (
        <Popup
          label={label}
          items={items}
          align={align}
          anchor={button}
          open={open}
          start={start}
          onOpenChange={setOpen}
        />
      )}
    </span>
  );
}
