import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../Box/element.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { scrollToMiddle } from './scrollToMiddle.ts';
import { arrows, atEnd, cell, fades, item as itemClass, scroller, strip, tileLabel } from './TabStrip.css.ts';
import { useOverflow } from './useOverflow.ts';

export const tabStripLooks = ['pill', 'tile', 'line'] as const;

export interface TabStripItem<Id extends string> {
  id: Id;
  /** The accessible name. */
  label: string;
  /** Makes it a link; without it, it is a button. */
  href?: string;
  /** Before the label, or above it on a tile: an `Icon`, a picture with an empty alternative text. */
  leading?: ReactNode;
  /** After the label: a `Badge`. */
  badge?: ReactNode;
}

export interface TabStripProps<Id extends string> {
  /** What is chosen among; read out with the choices. */
  label: string;
  /** All links or all buttons. Links are a navigation; buttons are a group of which one is chosen. */
  items: readonly TabStripItem<Id>[];
  /** Scrolled into view. */
  chosen: Id | undefined;
  /** Also called for links, as they are followed. */
  onChoose?: (id: Id) => void;
  /** @default 'pill' */
  look?: (typeof tabStripLooks)[number];
  /** Names the arrow that scrolls back. */
  previousLabel: string;
  /** Names the arrow that scrolls on. */
  nextLabel: string;
  /** Arrows are drawn where there are more choices than this and not all fit. @default 7 */
  arrowsFrom?: number;
}

/** A row of choices that scrolls sideways: by touch, by arrow buttons, by the arrow keys. */
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
  // Of a group of buttons one is reached by the Tab key, the others from there by the arrow keys.
  const has = (id: Id | undefined) => items.some((item) => item.id === id);
  const stop = has(focused) ? focused : has(chosen) ? chosen : items[0]?.id;

  // Where others come or go beside the chosen one it does not fly back into view: it has not moved for anybody.
  const drawn = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    const item = element?.querySelector<HTMLElement>('[aria-current], [aria-checked="true"]');
    if (element && item) {
      scrollToMiddle(element, item, drawn.current === content ? 'auto' : 'instant');
    }
    drawn.current = content;
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
        // The arrow keys do the same, and better.
        tabIndex={-1}
        onClick={() => {
          const element = list.current;
          element?.scrollBy({ left: element.clientWidth * (side === 'next' ? 0.75 : -0.75) });
        }}
      />
    </div>
  );

  const inside = (item: TabStripItem<Id>) => (
    <>
      {item.leading}
      {look === 'tile' ? <span className={tileLabel}>{item.label}</span> : item.label}
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
                tabIndex={item.id === stop ? undefined : -1}
                onFocus={() => setFocused(item.id)}
                onClick={() => onChoose?.(item.id)}
                className={itemClass({ look })}
              >
                {inside(item)}
              </button>
            ) : (
              <Anchor
                href={item.href}
                aria-current={item.id === chosen ? 'page' : undefined}
                draggable={false}
                onClick={() => onChoose?.(item.id)}
                className={itemClass({ look })}
              >
                {inside(item)}
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
