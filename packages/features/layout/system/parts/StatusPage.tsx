import type { ReactNode } from 'react';
import { PetalFan } from '#core/components/PetalFan.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import {
  afterSlot,
  brandSlot,
  heights,
  note as noteClass,
  ornament,
  ornaments,
  page,
  textColumn,
  textColumns,
} from './StatusPage.css.ts';

export interface StatusPageProps {
  title: string;
  text: string;
  /** The brand's mark, on pages without the app shell. */
  brand?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Result of an action, announced when it changes. '' reserves its space. */
  note?: string;
  /** Set inside the app shell, which already has the brand and the main landmark. @default false */
  embedded?: boolean;
  /** Content between the text and the actions. */
  children?: ReactNode;
  /** Content below the rest of the page, wider than the text column. */
  after?: ReactNode;
  /** Language and theme, on pages without the app shell. */
  settings?: ReactNode;
}

/** Page with a single message: what has happened, that the balance is safe, and what to do. */
export function StatusPage(props: StatusPageProps) {
  const { title, text, brand, actions, note, embedded = false, children, after, settings } = props;
  const Element = embedded ? 'div' : 'main';
  const layout = after === undefined ? 'alone' : 'shared';
  return (
    <Element className={`${page} ${heights[embedded ? 'embedded' : 'whole']}`}>
      {brand !== undefined && <div className={brandSlot}>{brand}</div>}
      <div className={`${textColumn} ${textColumns[layout]}`}>
        <span className={`${ornament} ${ornaments[layout]}`}>
          <PetalFan />
        </span>
        <Heading level={1} size="display" align="center">
          {title}
        </Heading>
        <Text size="lg" tone="muted" align="center" reading>
          {text}
        </Text>
        {children}
        {actions !== undefined && (
          <Inline justify="center" gap="sm">
            {actions}
          </Inline>
        )}
        {note !== undefined && (
          <div role="status" className={noteClass}>
            {note}
          </div>
        )}
      </div>
      {after !== undefined && <div className={afterSlot}>{after}</div>}
      {settings}
    </Element>
  );
}
