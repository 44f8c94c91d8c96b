import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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
  items: readonly TabItem<Value>[];
  /** Which one is open, where the screen keeps it. */
  value?: Value;
  /** Which one is open at first. @default the first */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/** Parts of one page, one at a time. To choose among places or filters, use `TabStrip`. */
export function Tabs<Value extends string>({ label, items, value, defaultValue, onChange }: TabsProps<Value>) {
  return (
    <Root
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(next: string) => onChange?.(next as Value)}
    >
      <List aria-label={label} className={list}>
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
