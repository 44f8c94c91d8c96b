import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { MenuItem } from './items.ts';
import { loadedPopup, loadPopup } from './loadPopup.ts';
import { trigger as triggerClass } from './Menu.css.ts';

export const menuAligns = ['start', 'end'] as const;
/** Which item has the focus when the menu opens: none yet, as after a press with a pointer, or one of the ends. */
export type MenuStart = 'none' | 'first' | 'last';

/** What the trigger hands on to its `Button` or `IconButton`. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** Draws the button: `(props) => <Button {...props}>…</Button>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** The side of the trigger it lines up with, where there is room. @default 'end' */
  align?: (typeof menuAligns)[number];
}

/** A button that opens a list of things to do, to choose or to go to. What draws the list is fetched when it is near. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState(() => loadedPopup());
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuStart>('none');

  const prepare = () => {
    if (Popup) return;
    loadPopup().then(
      (loaded) => setPopup(() => loaded),
      // Not reachable just now: the next press tries again.
      () => setOpen(false),
    );
  };
  const show = (from: MenuStart) => {
    prepare();
    setStart(from);
    setOpen(true);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    if (!(event.target instanceof Node && button.current?.contains(event.target))) return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <span className={triggerClass} onPointerEnter={prepare} onFocus={prepare} onKeyDown={openByArrow}>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // A press without a pointer has no count of clicks.
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
