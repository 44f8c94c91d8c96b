import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { NoticeView } from '../notices.model.ts';
import { arrow, content, place, toggle, turned, words } from './NoticeItem.css.ts';

interface NoticeItemProps {
  notice: NoticeView;
  /** Opens it and moves the focus here, whenever it becomes true. */
  wanted: boolean;
  openAtFirst: boolean;
}

/** A notice: its title and date, and all of it once it is opened. */
export function NoticeItem({ notice, wanted, openAtFirst }: NoticeItemProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(openAtFirst);
  useEffect(() => {
    if (!wanted) return;
    setOpen(true);
    button.current?.focus();
  }, [wanted]);

  return (
    <Card as="li" padding="none">
      <Heading level={2} size="md">
        <button
          ref={button}
          type="button"
          className={toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={words}>
            <span>{notice.title}</span>
            {notice.date !== null && (
              <Text as="span" size="sm" tone="muted" numeric>
                {notice.date}
              </Text>
            )}
          </span>
          <span className={open ? `${arrow} ${turned}` : arrow}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </Heading>
      <div id={id} hidden={!open} className={content}>
        {open && <RichText html={notice.content} />}
      </div>
    </Card>
  );
}

/** The place of a notice that is still loading. */
export function NoticeItemSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={place}>
        <Skeleton shape="text" />
        <Skeleton shape="text" size="sm" />
      </div>
    </Card>
  );
}
