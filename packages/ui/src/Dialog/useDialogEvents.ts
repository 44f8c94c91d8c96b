import { type AnimationEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Why a dialog closes. `owner` means that its parent set `open` to false; that cannot be refused. */
export const dialogCloseReasons = ['escape', 'outside', 'button', 'owner'] as const;
export type DialogCloseReason = (typeof dialogCloseReasons)[number];

/** The events of a dialog, in the order in which they fire. */
export interface DialogEvents {
  /** Called before the dialog appears. */
  onBeforeOpen?: () => void;
  /** Called before the dialog closes. Return false to keep it open; the reason `owner` cannot be refused. */
  onBeforeClose?: (reason: DialogCloseReason) => boolean | void;
  /** Called after the entry animation, when the focus is inside. */
  onOpened?: () => void;
  /** Called after the exit animation, when the focus has been restored. */
  onClosed?: () => void;
}

interface DialogEventOptions extends DialogEvents {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** For each open dialog, the elements to restore the focus to, the best first. */
const openers = new WeakMap<Element, readonly Element[]>();

/** Fires the four events of a dialog, each once per opening and in order, and restores the focus on closing. */
export function useDialogEvents(options: DialogEventOptions) {
  const { open, onOpenChange, onBeforeOpen, onBeforeClose, onOpened, onClosed } = options;
  const wasOpen = useRef(false);
  const closeRequested = useRef(false);
  const restoreTargets = useRef<readonly Element[]>([]);

  const handleOpenChange = useEffectEvent(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) {
      closeRequested.current = false;
      restoreTargets.current = findRestoreTargets();
      onBeforeOpen?.();
    } else if (!closeRequested.current) {
      onBeforeClose?.('owner');
    }
  });
  useLayoutEffect(() => handleOpenChange(), [open]);

  return {
    /** Closes the dialog unless `onBeforeClose` refuses. */
    requestClose(reason: Exclude<DialogCloseReason, 'owner'>) {
      closeRequested.current = onBeforeClose?.(reason) !== false;
      if (closeRequested.current) onOpenChange(false);
    },
    onAnimationEnd(event: AnimationEvent<HTMLElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.dataset['state'] !== 'open') return;
      openers.set(event.currentTarget, restoreTargets.current);
      onOpened?.();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Once Radix guards the dialog around again, which remembers the focus to bring it back.
      queueMicrotask(() => {
        const active = document.activeElement;
        // Does not take the focus from an element that has received it meanwhile, such as a following dialog.
        if (active === null || active === document.body) {
          const target = restoreTargets.current.find((element) => element.isConnected);
          if (target instanceof HTMLElement) target.focus({ preventScroll: true });
        }
        onClosed?.();
      });
    },
  };
}

/**
 * The opener, in case it goes away meanwhile the regions around it from the inside out, and what the dialog around it would
 * restore the focus to.
 */
function findRestoreTargets(): readonly Element[] {
  const opener = document.activeElement;
  if (opener === null) return [];
  const parentDialog = opener.closest('[role="dialog"], [role="alertdialog"]');
  return [opener, ...regionsAround(opener), ...((parentDialog && openers.get(parentDialog)) ?? [])];
}

function regionsAround(element: Element): readonly Element[] {
  const region = element.parentElement?.closest('[tabindex="-1"]');
  return region ? [region, ...regionsAround(region)] : [];
}
