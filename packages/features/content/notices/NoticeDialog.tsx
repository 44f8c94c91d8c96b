import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { FormattedText } from '#core/components/FormattedText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { buttons, foot, head, pager, position } from './NoticeDialog.css.ts';
import type { NoticeDialogProps } from './notices.types.ts';

/** Dialog that shows one notice at a time, with buttons and arrow keys to page through all (NOT-01b, NOT-02). */
export function NoticeDialog({ open, notices, index, onIndex, onClose, hideToday }: NoticeDialogProps) {
  const { t } = useTranslation('notices');
  const top = useRef<HTMLDivElement>(null);
  const total = notices.length;
  const current = Math.min(index, total - 1);
  const notice = notices[current];

  // Scrolls to the top when another notice is shown.
  const previous = useRef(current);
  useLayoutEffect(() => {
    if (previous.current !== current) top.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    previous.current = current;
  }, [current]);

  if (notice === undefined) return null;
  const turn = (by: number): void => onIndex((current + by + total) % total);
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
      closeLabel={t('common:close')}
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
                  <span>{t('dialog.position', { index: current + 1, total })}</span>
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
            <Button onClick={close}>{t('common:close')}</Button>
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
      <FormattedText key={notice.id} html={notice.content} onFollow={onClose} />
    </Dialog>
  );
}
