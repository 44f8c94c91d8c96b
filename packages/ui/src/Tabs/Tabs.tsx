import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { fades } from '../TabStrip/fades.css.ts';
import { scrollToMiddle } from '../TabStrip/scrollToMiddle.ts';
import { useOverflow } from '../TabStrip/useOverflow.ts';
import { frame, list, more, panel, tab } from './Tabs.css.ts';

/** A tab with its panel. */
export interface TabItem<Value extends string> {
  /** A key that is unique in the tabs. */
  value: Value;
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** An `Icon` before the label. */
  icon?: ReactNode;
  /** A `Badge` after the label. */
  badge?: ReactNode;
  /** The content of the tab. It is mounted only while the tab is selected. */
  panel: ReactNode;
  /** Disables the tab. @default false */
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Value>[];
  /** The selected tab (controlled). */
  value?: Value;
  /** The initially selected tab (uncontrolled). @default the first tab */
  defaultValue?: Value;
  /** Called with the newly selected tab. */
  onChange?: (value: Value) => void;
}

/** Takes the styles of Radix from the HTML of a document, whose Content-Security-Policy forbids style attributes. */
const noStyle = { outline: undefined, animationDuration: undefined };

/** Shows one of several panels. For navigation and filters, use `TabStrip`. */
export function Tabs<Value extends string>({ label, items, value, defaultValue, onChange }: TabsProps<Value>) {
  const tabs = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(tabs, items.map((item) => item.value).join());
  // Shows the selected tab initially. Later the browser scrolls to the focused tab.
  useLayoutEffect(() => {
    const selected = tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tabs.current && selected) scrollToMiddle(tabs.current, selected, 'instant');
  }, [value]);

  return (
    <Root
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(next: string) => onChange?.(next as Value)}
    >
      <div className={classes(frame, overflow !== 'none' && more[overflow])}>
        <List
          ref={tabs}
          aria-label={label}
          className={classes(list, overflow !== 'none' && fades[overflow])}
          style={noStyle}
        >
          {items.map((item) => (
            <Trigger key={item.value} value={item.value} disabled={item.disabled} className={tab}>
              {item.icon}
              <span>{item.label}</span>
              {item.badge}
            </Trigger>
          ))}
        </List>
      </div>
      {items.map((item) => (
        <Content key={item.value} value={item.value} asChild>
          <div className={panel} style={noStyle}>
            {item.panel}
          </div>
        </Content>
      ))}
    </Root>
  );
}
