import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import type { MenuAction, MenuChoice, MenuItem, MenuLink } from './items.ts';
import type { MenuStart, menuAligns } from './Menu.tsx';
import { danger, description, divider, groupLabel, item, popup, tick, words } from './MenuPopup.css.ts';

export interface MenuPopupProps {
  label: string;
  items: readonly MenuItem[];
  align: (typeof menuAligns)[number];
  /** The button that it opens from. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  start: MenuStart;
  onOpenChange: (open: boolean) => void;
}

/** The open part of a `Menu`. */
export function MenuPopup({ label, items, align, anchor, open, start, onOpenChange }: MenuPopupProps) {
  const acted = useRef(false);
  const alone = items.length === 1;
  const select = (action: () => void) => {
    acted.current = true;
    anchor.current?.focus({ preventScroll: true });
    action();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <Borrowed element={anchor} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          // The trigger is drawn elsewhere and has an id of its own.
          aria-labelledby={undefined}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={classes(popup, surfaces.surface)}
          onInteractOutside={(event) => {
            // The trigger closes it itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // The focus is back already, and what was opened meanwhile may have taken it.
            if (acted.current) event.preventDefault();
            acted.current = false;
          }}
        >
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} alone={alone} select={select} />
          ))}
          <StartAt position={start} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface EntryProps<Kind extends MenuItem> {
  entry: Kind;
  /** Nothing else is in the menu. */
  alone: boolean;
  select: (action: () => void) => void;
}

function Entry({ entry, alone, select }: EntryProps<MenuItem>) {
  switch (entry.kind) {
    case 'action':
      return <Action entry={entry} select={select} />;
    case 'link':
      return <Destination entry={entry} select={select} />;
    case 'choice':
      return <Choice entry={entry} alone={alone} select={select} />;
    case 'divider':
      return <Radix.Separator className={divider} />;
  }
}

function Action({ entry, select }: Pick<EntryProps<MenuAction>, 'entry' | 'select'>) {
  return (
    <Radix.Item
      className={classes(item, entry.danger && danger)}
      textValue={entry.label}
      onSelect={() => select(entry.onSelect)}
    >
      <Line {...entry} />
    </Radix.Item>
  );
}

/** The focus is with the button before anything opens where the link leads: a dialog there gives it back to that. */
function Destination({ entry, select }: Pick<EntryProps<MenuLink>, 'entry' | 'select'>) {
  return (
    <Radix.Item asChild textValue={entry.label} onSelect={() => select(() => {})}>
      <Anchor href={entry.href} className={item} aria-current={entry.current ? 'page' : undefined}>
        <Line {...entry} />
      </Anchor>
    </Radix.Item>
  );
}

function Choice({ entry, alone, select }: EntryProps<MenuChoice>) {
  return (
    <Radix.RadioGroup
      aria-label={entry.label}
      value={entry.value}
      onValueChange={(value) => select(() => entry.onChange(value))}
    >
      {!alone && <Radix.Label className={groupLabel}>{entry.label}</Radix.Label>}
      {entry.options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          textValue={option.label}
          lang={option.lang}
          className={item}
        >
          <Line {...option} />
          <span className={tick}>
            <Radix.ItemIndicator asChild>
              <Icon of={Check} />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

function Line({
  icon,
  label,
  description: more,
}: {
  icon?: ReactNode;
  label: string;
  description?: string | undefined;
}) {
  return (
    <>
      {icon}
      <span className={words}>
        {label}
        {more !== undefined && <span className={description}>{more}</span>}
      </span>
    </>
  );
}

/** Gives Radix the button that is drawn outside: it measures it and returns the focus to it. */
function Borrowed({ element, ref }: { element: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      const release = ref(element.current);
      return typeof release === 'function' ? release : () => void ref(null);
    }
    if (!ref) return undefined;
    ref.current = element.current;
    return () => {
      ref.current = null;
    };
  }, [element, ref]);
  return null;
}

/** Opened with a key, the menu starts on an item; with a pointer, on none. */
function StartAt({ position }: { position: MenuStart }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const all = marker.current?.parentElement?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    if (position !== 'none') [...all].at(position === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  }, [position]);
  return <span ref={marker} hidden />;
}
