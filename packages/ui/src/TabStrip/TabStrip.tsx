import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../Box/element.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { fades } from './fades.css.ts';
import { scrollToMiddle } from './scrollToMiddle.ts';
import { arrows, atEnd, cell, item as itemClass, looks, scroller, strip, tileLabel } from './TabStrip.css.ts';
import { useOverflow } from './useOverflow.ts';

export const tabStripLooks = ['pill', 'tile', 'line'] as const;

/** An item of a `TabStrip`. */
export interface TabStripItem<Id extends string> {
  /** A key that is unique in the strip. */
  id: Id;
  /** The label, which is also the accessible name. */
  label: string;
  /** The URL, which makes the item a link instead of a button. */
  href?: string;
  /** An `Icon` or a decorative picture before the label. */
  leading?: ReactNode;
  /** A `Badge` after the label. */
  badge?: ReactNode;
}

export interface TabStripProps<Id extends string> {
  /** The accessible name of the group. */
  label: string;
  /** The items in order, either all links or all buttons. Links form a navigation landmark, buttons a radio group. */
  items: readonly TabStripItem<Id>[];
  /** The id of the selected item, which is scrolled into view. */
  chosen: Id | undefined;
  /** Called with the id when an item is selected. For links, called before the navigation. */
  onChoose?: (id: Id) => void;
  /** The appearance of the items. @default 'pill' */
  look?: (typeof tabStripLooks)[number];
  /** The name of the arrow that scrolls towards the start. */
  previousLabel: string;
  /** The name of the arrow that scrolls towards the end. */
  nextLabel: string;
  /** Shows arrows if there are more items than this and not all fit. @default 7 */
  arrowsFrom?: number;
}

/** A horizontally scrolling row of choices, operated by touch, arrow buttons and arrow keys. For panels, use `Tabs`. */
export function TabStrip<Id extends string>({
  label,
  items,
  chosen,
  onChoose,
  look = 'pill',
  previousLabel,
  nextLabel,
  arrowsFrom = 7,
}: TabStripProps<Id>) {
  const list = useRef<HTMLUListElement>(null);
  const content = items.map(({ id }) => id).join();
  const overflow = useOverflow(list, content);
  const [focused, setFocused] = useState<Id>();
  const linked = items.some((item) => item.href !== undefined);
  // Roving tabindex: Tab reaches one button of the group, the arrow keys the others.
  const has = (id: Id | undefined) => items.some((item) => item.id === id);
  const tabStop = has(focused) ? focused : has(chosen) ? chosen : items[0]?.id;

  // When the items change, the selected one is restored without animation: the user has not moved it.
  const previousContent = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    const item = element?.querySelector<HTMLElement>('[aria-current], [aria-checked="true"]');
    if (element && item) {
      scrollToMiddle(element, item, previousContent.current === content ? 'auto' : 'instant');
    }
    previousContent.current = content;
  }, [chosen, content]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
    const next = to === undefined ? undefined : all.at(to % all.length);
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  const arrow = (side: 'previous' | 'next', name: string, drawing: IconDrawing) => (
    <div className={classes(arrows[side], overflow !== side && overflow !== 'both' && atEnd)}>
      <IconButton
        label={name}
        icon={<Icon of={drawing} />}
        tone="outline"
        size="small"
        shape="round"
        // Keyboard users have the arrow keys.
        tabIndex={-1}
        onClick={() => {
          const element = list.current;
          element?.scrollBy({ left: element.clientWidth * (side === 'next' ? 0.75 : -0.75) });
        }}
      />
    </div>
  );

  const contentOf = (item: TabStripItem<Id>) => (
    <>
      {item.leading}
      <span className={look === 'tile' ? tileLabel : undefined}>{item.label}</span>
      {item.badge}
    </>
  );

  const Frame = linked ? 'nav' : 'div';
  return (
    <Frame aria-label={linked ? label : undefined} className={strip}>
      <ul
        ref={list}
        role={linked ? undefined : 'radiogroup'}
        aria-label={linked ? undefined : label}
        onKeyDown={onKeyDown}
        className={classes(scroller, overflow !== 'none' && fades[overflow])}
      >
        {items.map((item) => (
          <li key={item.id} role={linked ? undefined : 'none'} className={cell}>
            {item.href === undefined ? (
              <button
                type="button"
                role="radio"
                aria-checked={item.id === chosen}
                tabIndex={item.id === tabStop ? undefined : -1}
                onFocus={() => setFocused(item.id)}
                onClick={() => onChoose?.(item.id)}
                className={classes(itemClass, looks[look])}
              >
                {contentOf(item)}
              </button>
            ) : (
              <Anchor
                href={item.href}
                aria-current={item.id === chosen ? 'page' : undefined}
                draggable={false}
                onClick={() => onChoose?.(item.id)}
                className={classes(itemClass, looks[look])}
              >
                {contentOf(item)}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {items.length > arrowsFrom && overflow !== 'none' && (
        <>
          {arrow('previous', previousLabel, ChevronLeft)}
          {arrow('next', nextLabel, ChevronRight)}
        </>
      )}
    </Frame>
  );
}
