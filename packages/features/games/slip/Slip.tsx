import { X } from 'lucide-react';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { lockScroll } from '#ui/Dialog/RemoveScroll.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Picks } from './parts/Picks.tsx';
import {
  amount,
  close,
  column,
  count,
  dock,
  dockRow,
  figures,
  head,
  inner,
  panel,
  said,
  space,
  vendorName,
} from './Slip.css.ts';
import type { SlipProps } from './slip.types.ts';

const ChangeVendor = lazyComponent(() => import('./parts/ChangeVendor.tsx').then((part) => part.ChangeVendor));

/**
 * The slip beside a list of prices: a column on wide screens; on others a bar above the bottom bar, which opens a sheet. The
 * vendor's frame has one place for both and is hidden rather than removed, so that it keeps what was typed into it.
 */
export function Slip(props: SlipProps) {
  const { vendor, picks, frame, open, onClose, change } = props;
  const { t } = useTranslation('slip');
  const place = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const isColumn = useIsFrom('desktop');
  useSheet({ dialog, place, shown: open && !isColumn, onClose });
  // Stays for its exit.
  const [asked, setAsked] = useState(change);
  if (change !== null && change !== asked) setAsked(change);
  const asks = usePresence(change !== null);
  return (
    <>
      <aside ref={place} tabIndex={-1} aria-label={t('title')} className={column}>
        <dialog
          ref={dialog}
          aria-labelledby={title}
          className={panel}
          onCancel={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <div className={inner}>
            <div className={head}>
              <Heading level={2} size="lg" id={title}>
                {t('title')}
              </Heading>
              {vendor !== null && picks.length > 0 && (
                <span className={vendorName} translate="no">
                  {vendor.name}
                </span>
              )}
              <span className={close}>
                <IconButton label={t('close')} icon={<Icon of={X} />} onClick={onClose} />
              </span>
            </div>
            {frame ?? <Picks {...props} />}
          </div>
        </dialog>
        {picks.length > 0 && <div className={space} />}
      </aside>
      {picks.length > 0 && <Dock {...props} />}
      <LazyDialogSection open={change !== null} onClose={() => change?.onCancel()}>
        {asks && asked && (
          <ChangeVendor
            open={change !== null}
            from={vendor?.name ?? ''}
            to={asked.to}
            onConfirm={asked.onConfirm}
            onCancel={asked.onCancel}
          />
        )}
      </LazyDialogSection>
    </>
  );
}

/** The slip in one line, with the way to the whole. What the vendor reports is text and nothing else. */
function Dock({ picks, line, onOpen }: SlipProps) {
  const { t } = useTranslation('slip');
  const [first, ...others] = picks.toReversed();
  const own = first && (others.length > 0 ? `${first.label} +${others.length}` : first.label);
  const price = line?.price ?? (others.length === 0 ? first?.pick.price : undefined);
  const sums = line !== null && line.stake !== '' ? `${line.stake} → ${line.returns}` : '';
  return (
    <section aria-label={t('bar')} className={dock}>
      <div className={dockRow}>
        <span className={count} aria-hidden translate="no">
          {picks.length}
        </span>
        <span className={said}>
          <VisuallyHidden>{t('count', { count: picks.length })}</VisuallyHidden>
          <span className={amount}>{line?.label || own}</span>
          <span className={figures} translate="no">
            {[price && `@ ${price}`, sums].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Button aria-haspopup="dialog" onClick={onOpen}>
          {t('place')}
        </Button>
      </div>
    </section>
  );
}

interface Sheet {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Gets the focus when the opener of the sheet has gone. */
  readonly place: RefObject<HTMLElement | null>;
  readonly shown: boolean;
  readonly onClose: () => void;
}

/** Shows the panel as a modal sheet, which a click beside it closes. */
function useSheet({ dialog, place, shown, onClose }: Sheet): void {
  const leave = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const { current: element } = dialog;
    const { current: around } = place;
    if (!shown || element === null) return undefined;
    // What lies around the sheet belongs to the dialog.
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element) leave();
    };
    element.addEventListener('click', onClick);
    element.showModal();
    const release = lockScroll();
    return () => {
      element.removeEventListener('click', onClick);
      element.close();
      release();
      if (document.activeElement === document.body) around?.focus({ preventScroll: true });
    };
  }, [dialog, place, shown]);
}
