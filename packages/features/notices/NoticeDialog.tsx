import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { buttons, foot, head, pager, position } from './NoticeDialog.css.ts';
import type { NoticeView } from './notices.model.ts';

export interface NoticeDialogProps {
  readonly open: boolean;
  readonly notices: readonly NoticeView[];
  /** Which of them is read. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  /** "Don't show again today", for a dialog that opened by itself; null for one that was asked for. */
  readonly hideToday: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
}

/** NOT-01b, NOT-02: the notices as rich text, one at a time, with a way through all of them. */
export function NoticeDialog({ open, notices, index, onIndex, onClose, hideToday }: NoticeDialogProps) {
  const { t } = useTranslation('notices');
  const shared = useTranslation('shared').t;
  const top = useRef<HTMLDivElement>(null);
  const total = notices.length;
  const at = Math.min(index, total - 1);
  const notice = notices[at];

  // Another notice is read from its beginning.
  const former = useRef(at);
  useLayoutEffect(() => {
    if (former.current !== at) top.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    former.current = at;
  }, [at]);

  if (notice === undefined) return null;
  const turn = (by: number): void => onIndex((at + by + total) % total);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || total < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('dialog.title')}
      closeLabel={shared('close')}
      onKeyDown={onKeyDown}
      actions={(close) => (
        <div className={foot}>
          {hideToday !== null && (
            <Checkbox label={t('dialog.hideToday')} checked={hideToday.checked} onChange={hideToday.onChange} />
          )}
          <div className={buttons}>
            {total > 1 && (
              <div className={pager}>
                <IconButton
                  label={t('dialog.previous')}
                  icon={<Icon of={ChevronLeft} />}
                  tone="outline"
                  onClick={() => turn(-1)}
                />
                <span className={position} role="status">
                  {t('dialog.position', { index: at + 1, total })}
                  <VisuallyHidden>{notice.title}</VisuallyHidden>
                </span>
                <IconButton
                  label={t('dialog.next')}
                  icon={<Icon of={ChevronRight} />}
                  tone="outline"
                  onClick={() => turn(1)}
                />
              </div>
            )}
            <Button onClick={close}>{shared('close')}</Button>
          </div>
        </div>
      )}
    >
      <div ref={top} className={head}>
        <Heading level={3} size="lg">
          {notice.title}
        </Heading>
        {notice.date !== null && (
          <Text size="sm" tone="muted" numeric>
            {notice.date}
          </Text>
        )}
      </div>
      <RichText key={notice.id} html={notice.content} onFollow={onClose} />
    </Dialog>
  );
}
