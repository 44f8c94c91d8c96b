import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { scrollToMiddle } from '../TabStrip/scrollToMiddle.ts';
import { list, panel, tab } from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  value: Value;
  /** The accessible name. */
  label: ReactNode;
  /** Drawn before the label. */
  icon?: ReactNode;
  /** Drawn after it: a `Badge`. */
  badge?: ReactNode;
  /** Shown while this tab is chosen; the others are not in the page. */
  panel: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are for; read out with them. */
  label: string;
  /** In the order in which they are shown. */
  items: readonly TabItem<Value>[];
  /** Which one is open, where the screen keeps it. */
  value?: Value;
  /** Which one is open at first. @default the first */
  defaultValue?: Value;
  /** With the tab that has been opened. */
  onChange?: (value: Value) => void;
}

/** Parts of one page, one at a time. To choose among places or filters, use `TabStrip`. */
export function Tabs<Value extends string>({ label, items, value, defaultValue, onChange }: TabsProps<Value>) {
  const tabs = useRef<HTMLDivElement>(null);
  // Later the focus takes care of it.
  useLayoutEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tabs.current && open) scrollToMiddle(tabs.current, open, 'instant');
  }, [value]);

  return (
    <Root
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(next: string) => onChange?.(next as Value)}
    >
      <List ref={tabs} aria-label={label} className={list}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled} className={tab}>
            {item.icon}
            {item.label}
            {item.badge}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className={panel}>
          {item.panel}
        </Content>
      ))}
    </Root>
  );
}
