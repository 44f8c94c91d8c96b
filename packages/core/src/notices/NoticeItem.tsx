import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FormattedText } from '../components/FormattedText.tsx';
import type { NoticeView } from './notice.types.ts';
import { arrow, content, skeleton, textColumn, toggle, turned } from './NoticeItem.css.ts';

interface NoticeItemProps {
  notice: NoticeView;
  /** Opens and focuses the notice when it becomes true. */
  wanted: boolean;
  defaultOpen: boolean;
  /** The mark of a notice that was not read, e.g. “new”; undefined for none. */
  unread?: string | undefined;
  /** Called when the text is shown. */
  onRead?: () => void;
  /** The level of the title. @default 2 */
  level?: 2 | 3;
}

/** Expandable notice: title and date, with the text below. */
export function NoticeItem({ notice, wanted, defaultOpen, unread, onRead, level = 2 }: NoticeItemProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  useEffect(() => {
    if (!wanted) return;
    setOpen(true);
    button.current?.focus();
  }, [wanted]);
  const read = useEffectEvent(() => onRead?.());
  useEffect(() => {
    if (open) read();
  }, [open]);

  return (
    <Card as="li" padding="none">
      <Heading level={level} size="md">
        <button
          ref={button}
          type="button"
          className={toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={textColumn}>
            <span>
              {unread !== undefined && (
                <>
                  <Badge tone="alert">{unread}</Badge>{' '}
                </>
              )}
              <span>{notice.title}</span>
            </span>
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
        {open && <FormattedText html={notice.content} />}
      </div>
    </Card>
  );
}

/** Skeleton of a closed notice. */
export function NoticeItemSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={skeleton}>
        <Skeleton shape="text" />
        <Skeleton shape="text" size="sm" />
      </div>
    </Card>
  );
}
