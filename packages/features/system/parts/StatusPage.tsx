import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PetalFan } from '../../shared/PetalFan.tsx';
import {
  afterSlot,
  brandSlot,
  heights,
  note as noteClass,
  ornament,
  ornaments,
  page,
  rooms,
  words,
} from './StatusPage.css.ts';

export interface StatusPageProps {
  title: string;
  text: string;
  /** The brand's mark, on pages that stand without the site's frame. */
  brand?: ReactNode;
  /** What the visitor can do. */
  actions?: ReactNode;
  /** News about an action, announced when it changes. '' keeps its place. */
  note?: string;
  /** Inside the site's frame, which has the brand and the main landmark already. @default false */
  framed?: boolean;
  /** Between the text and the actions. */
  children?: ReactNode;
  /** Below all of it, wider than the words. */
  after?: ReactNode;
}

/** A calm page that says one thing: what is the matter, what is safe, what to do. */
export function StatusPage(props: StatusPageProps) {
  const { title, text, brand, actions, note, framed = false, children, after } = props;
  const Element = framed ? 'div' : 'main';
  const room = after === undefined ? 'alone' : 'shared';
  return (
    <Element className={`${page} ${heights[framed ? 'framed' : 'whole']}`}>
      {brand !== undefined && <div className={brandSlot}>{brand}</div>}
      <div className={`${words} ${rooms[room]}`}>
        <span className={`${ornament} ${ornaments[room]}`}>
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
    </Element>
  );
}
