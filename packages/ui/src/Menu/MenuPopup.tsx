import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import type { MenuAction, MenuChecks, MenuChoice, MenuItem, MenuLink, MenuStart, menuAligns } from './items.ts';
import { danger, description, divider, groupLabel, item, popup, tick, textColumn } from './MenuPopup.css.ts';

export interface MenuPopupProps {
  /** The accessible name. */
  label: string;
  /** The items in order. */
  items: readonly MenuItem[];
  /** The edge of the anchor that the menu aligns with. */
  align: (typeof menuAligns)[number];
  /** The button of the menu. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Whether the menu is open. */
  open: boolean;
  /** The item that receives the focus on opening. */
  start: MenuStart;
  /** Called when the menu is closed by the user. */
  onOpenChange: (open: boolean) => void;
}

/** The popup of a `Menu`, in a chunk of its own. */
export function MenuPopup({ label, items, align, anchor, open, start, onOpenChange }: MenuPopupProps) {
  const selected = useRef(false);
  const isOnlyItem = items.length === 1;
  const select = (action: () => void) => {
    selected.current = true;
    anchor.current?.focus({ preventScroll: true });
    action();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <ExternalTrigger element={anchor} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          // Radix refers to the id of its own trigger, which is not in the document.
          aria-labelledby={undefined}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={classes(popup, surfaces.surface)}
          onInteractOutside={(event) => {
            // The trigger closes the menu itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // `select` has restored the focus already, and a dialog opened since may have taken it.
            if (selected.current) event.preventDefault();
            selected.current = false;
          }}
        >
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} isOnlyItem={isOnlyItem} select={select} />
          ))}
          <InitialFocus position={start} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface EntryProps<Kind extends MenuItem> {
  entry: Kind;
  isOnlyItem: boolean;
  /** Restores the focus to the trigger, then runs the action. */
  select: (action: () => void) => void;
}

function Entry({ entry, isOnlyItem, select }: EntryProps<MenuItem>) {
  switch (entry.kind) {
    case 'action':
      return <Action entry={entry} select={select} />;
    case 'link':
      return <Destination entry={entry} select={select} />;
    case 'choice':
      return <Choice entry={entry} isOnlyItem={isOnlyItem} select={select} />;
    case 'checks':
      return <Checks entry={entry} isOnlyItem={isOnlyItem} />;
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

/** A link. The focus is restored before the navigation, so that a dialog on the next page restores it to the trigger. */
function Destination({ entry, select }: Pick<EntryProps<MenuLink>, 'entry' | 'select'>) {
  return (
    <Radix.Item asChild textValue={entry.label} onSelect={() => select(() => {})}>
      <Anchor href={entry.href} className={item} aria-current={entry.current ? 'page' : undefined}>
        <Line {...entry} />
      </Anchor>
    </Radix.Item>
  );
}

function Choice({ entry, isOnlyItem, select }: EntryProps<MenuChoice>) {
  return (
    <Radix.RadioGroup
      aria-label={entry.label}
      value={entry.value}
      onValueChange={(value) => select(() => entry.onChange(value))}
    >
      {!isOnlyItem && <Radix.Label className={groupLabel}>{entry.label}</Radix.Label>}
      {entry.options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          textValue={option.label}
          lang={option.lang}
          className={item}
        >
          <Line {...option} />
          <Tick />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

function Checks({ entry, isOnlyItem }: Omit<EntryProps<MenuChecks>, 'select'>) {
  const { label, values, options, onChange } = entry;
  return (
    <Radix.Group aria-label={label}>
      {!isOnlyItem && <Radix.Label className={groupLabel}>{label}</Radix.Label>}
      {options.map((option) => (
        <Radix.CheckboxItem
          key={option.value}
          checked={values.includes(option.value)}
          textValue={option.label}
          lang={option.lang}
          className={item}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={(checked) =>
            onChange(
              options.flatMap(({ value }) =>
                (value === option.value ? checked : values.includes(value)) ? [value] : [],
              ),
            )
          }
        >
          <Line {...option} />
          <Tick />
        </Radix.CheckboxItem>
      ))}
    </Radix.Group>
  );
}

const Tick = () => (
  <span className={tick}>
    <Radix.ItemIndicator asChild>
      <Icon of={Check} />
    </Radix.ItemIndicator>
  </span>
);

function Line({
  icon,
  label,
  description: details,
  badge,
}: Pick<MenuLink, 'icon' | 'label' | 'description' | 'badge'>) {
  return (
    <>
      {icon}
      <span className={textColumn}>
        <span>{label}</span>
        {details !== undefined && <span className={description}>{details}</span>}
      </span>
      {badge && <Badge tone="alert" {...badge} />}
    </>
  );
}

/** Passes a button rendered elsewhere to Radix as the trigger, for positioning and restoring the focus. */
function ExternalTrigger({ element, ref }: { element: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLElement> }) {
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

/** Focuses the first or last item when the menu was opened with the keyboard. */
function InitialFocus({ position }: { position: MenuStart }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const all = marker.current?.parentElement?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    if (position !== 'none') [...all].at(position === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  }, [position]);
  return <span ref={marker} hidden />;
}
