import { type AnimationEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** `owner`: whoever rendered the dialog set `open` to false without being asked; that cannot be refused. */
export const dialogCloseReasons = ['escape', 'outside', 'button', 'owner'] as const;
export type DialogCloseReason = (typeof dialogCloseReasons)[number];

export interface DialogEvents {
  /** Before anything of it is seen. */
  onBeforeOpen?: () => void;
  /** It is about to close. Return false and it stays open, unless the owner closes it. */
  onBeforeClose?: (reason: DialogCloseReason) => boolean | void;
  /** The transition has ended and the focus is inside. */
  onOpened?: () => void;
  /** It is gone, and the focus is back. */
  onClosed?: () => void;
}

interface Controlled extends DialogEvents {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where the focus goes back to: the opener, or the opener of the dialog that it stood in and that is gone by then. */
const openers = new WeakMap<Element, readonly Element[]>();

/** The four events of a dialog, each once per opening and in their order, and the way back of the focus. */
export function useDialogEvents({ open, onOpenChange, onBeforeOpen, onBeforeClose, onOpened, onClosed }: Controlled) {
  const shown = useRef(false);
  const announced = useRef(false);
  const wayBack = useRef<readonly Element[]>([]);

  const follow = useEffectEvent(() => {
    if (open === shown.current) return;
    shown.current = open;
    if (open) {
      announced.current = false;
      wayBack.current = rememberOpener();
      onBeforeOpen?.();
    } else if (!announced.current) {
      onBeforeClose?.('owner');
    }
  });
  useLayoutEffect(() => follow(), [open]);

  return {
    requestClose(reason: Exclude<DialogCloseReason, 'owner'>) {
      announced.current = onBeforeClose?.(reason) !== false;
      if (announced.current) onOpenChange(false);
    },
    onAnimationEnd(event: AnimationEvent<HTMLElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.dataset['state'] !== 'open') return;
      openers.set(event.currentTarget, wayBack.current);
      onOpened?.();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const active = document.activeElement;
      // Whatever has taken the focus meanwhile, such as a dialog that followed this one, keeps it.
      if (active === null || active === document.body) {
        const target = wayBack.current.find((element) => element.isConnected);
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      }
      onClosed?.();
    },
  };
}

function rememberOpener(): readonly Element[] {
  const opener = document.activeElement;
  if (opener === null) return [];
  const around = opener.closest('[role="dialog"], [role="alertdialog"]');
  return [opener, ...((around && openers.get(around)) ?? [])];
}
