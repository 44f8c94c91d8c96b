import { ChevronRight } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { chevron, entry, groupName, list, words as wordsClass } from './CentreMenu.css.ts';

/** A link of a centre's menu. */
export interface CentreEntry {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly icon: IconDrawing;
  /** Its page is open. @default false */
  readonly current?: boolean;
  /** What waits there, with its words for screen readers. */
  readonly waiting?: { readonly count: number; readonly label: string };
}

/** A part of a centre's menu. */
export interface CentreGroup {
  readonly key: string;
  /** Its heading; null for none. */
  readonly title: string | null;
  readonly entries: readonly CentreEntry[];
}

export interface CentreMenuProps {
  /** The accessible name of the menu. */
  readonly label: string;
  readonly groups: readonly CentreGroup[];
}

/** The menu of a centre: rows on one card on phones, a list elsewhere. */
export function CentreMenu({ label, groups }: CentreMenuProps) {
  const id = useId();
  return (
    <nav aria-label={label}>
      {groups.map(({ key, title, entries }) => (
        <Fragment key={key}>
          {title !== null && (
            <p id={id + key} className={groupName}>
              {title}
            </p>
          )}
          <ul role="list" aria-labelledby={title === null ? undefined : id + key} className={list}>
            {entries.map(({ key: name, href, title: words, icon, current = false, waiting }) => (
              <li key={name}>
                <Anchor href={href} className={entry} aria-current={current ? 'page' : undefined}>
                  <Icon of={icon} />
                  <span className={wordsClass}>{words}</span>
                  {waiting && <Badge tone="alert" {...waiting} />}
                  <span className={chevron}>
                    <Icon of={ChevronRight} size="small" />
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
