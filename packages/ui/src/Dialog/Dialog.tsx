import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { body, foot, fullHeightBody, head, panel, scrim, tallHead, titleSlot, tones, widths } from './Dialog.css.ts';
import { type DialogCloseReason, type DialogEvents, useDialogEvents } from './useDialogEvents.ts';
import { pressEscape, useEscape } from './useEscape.ts';

export const dialogWidths = ['default', 'dialog', 'wide', 'full', 'broad'] as const;
export const dialogTones = ['surface', 'positive'] as const;
export type { DialogCloseReason };

type Dismissal =
  | {
      /** Escape, a click outside and a close button in the corner close the dialog. @default true */
      dismissible?: true;
      /** The name of the close button. */
      closeLabel: string;
    }
  | {
      /**
       * How the user can close the dialog. `withoutButton` allows Escape and a click outside, for dialogs with their own
       * cancel button; `false` allows neither.
       */
      dismissible: 'withoutButton' | false;
      /** Not available without a close button. */
      closeLabel?: never;
    };

export type DialogProps = Dismissal &
  DialogEvents & {
    /** Whether the dialog is open. */
    open: boolean;
    /** Called with false when the user closes the dialog and `onBeforeClose` did not refuse. */
    onOpenChange: (open: boolean) => void;
    /** The visible title, which is also the accessible name. */
    title: string;
    /** What stands before the title, such as a link to a menu. */
    lead?: ReactNode;
    /** Text below the title. It is the accessible description. */
    description?: ReactNode;
    /** The content. */
    children?: ReactNode;
    /** Buttons in a sticky bar, the primary one last. A function receives `close`, which asks `onBeforeClose` first. */
    actions?: ReactNode | ((close: () => void) => ReactNode);
    /**
     * The size: `default` is at least 600 × 300 px, `dialog` 400 px wide, `wide` 896 px; on phones these are bottom
     * sheets. `full` is 960 px wide and as tall as the window (the full screen on phones); its content has a definite
     * height and scrolls on its own. `broad` is like it, 1,280 px wide, for tables.
     * @default 'default'
     */
    width?: (typeof dialogWidths)[number];
    /** The colours of the head. Use `positive` for conversations such as live chat. @default 'surface' */
    tone?: (typeof dialogTones)[number];
    /** The ARIA role. Use `alertdialog` for a question that interrupts the user. @default 'dialog' */
    role?: 'dialog' | 'alertdialog';
    /** The element that receives the focus on opening. @default the dialog itself */
    initialFocus?: RefObject<HTMLElement | null>;
    /** Called for key presses inside the dialog. */
    onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
    /** A ref to the dialog element. */
    ref?: Ref<HTMLDivElement>;
  };

/** A modal dialog. Traps the focus while open and restores it on closing. */
export function Dialog({
  open,
  onOpenChange,
  title,
  lead,
  description,
  children,
  actions,
  width = 'default',
  tone = 'surface',
  dismissible = true,
  closeLabel,
  role = 'dialog',
  initialFocus,
  onBeforeOpen,
  onBeforeClose,
  onOpened,
  onClosed,
  onKeyDown,
  ref,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const describedBy = useId();
  const events = useDialogEvents({ open, onOpenChange, onBeforeOpen, onBeforeClose, onOpened, onClosed });
  const dismiss = (reason: Exclude<DialogCloseReason, 'owner'>) => {
    if (dismissible) events.requestClose(reason);
  };
  useEscape(open, () => dismiss('escape'));
  const isTall = width === 'full' || width === 'broad';

  return (
    <Radix.Root open={open}>
      {/* An explicit container lets Radix render the portal in the first pass instead of after an effect. A server has none. */}
      <Radix.Portal container={typeof document === 'undefined' ? null : document.body}>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={(element) => {
            content.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          role={role}
          // While it closes it can neither take the focus from what has opened meanwhile nor be clicked.
          inert={!open}
          aria-describedby={description === undefined ? undefined : describedBy}
          className={classes(panel, widths[width], surfaces.surface)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Tab') return;
            wrapAround(event);
            queueMicrotask(() => event.defaultPrevented && showFocused());
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (initialFocus?.current ?? content.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={events.onCloseAutoFocus}
          onAnimationEnd={events.onAnimationEnd}
          // Radix gives it to the topmost dialog that it knows of, which another may have covered meanwhile.
          onEscapeKeyDown={(event) => {
            pressEscape(event);
            event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            if (!isInToast(event.target)) dismiss('outside');
          }}
        >
          <div className={classes(head, tones[tone], isTall && tallHead)}>
            {lead}
            <div className={titleSlot}>
              <Radix.Title asChild>
                <Heading level={2} size="lg">
                  {title}
                </Heading>
              </Radix.Title>
            </div>
            {dismissible === true && (
              <IconButton label={closeLabel ?? ''} icon={<Icon of={X} />} onClick={() => dismiss('button')} />
            )}
          </div>
          <div className={classes(body, isTall && fullHeightBody)}>
            {description !== undefined && (
              <Text as="div" tone="muted" id={describedBy}>
                {description}
              </Text>
            )}
            {children}
          </div>
          {actions !== undefined && (
            <div className={foot}>
              {typeof actions === 'function' ? actions(() => events.requestClose('button')) : actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Leads Tab from one end of a dialog to the other where something has the focus that Tab does not reach, such as the dialog
 * itself. Radix leads on from the first and the last element that Tab reaches.
 */
function wrapAround(event: KeyboardEvent<HTMLDivElement>): void {
  const { currentTarget: dialog, shiftKey: back } = event;
  const from = event.target as HTMLElement;
  // React tells a dialog also about the keys of one that it has opened.
  if (from.tabIndex >= 0 || !dialog.contains(from)) return;
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>('*')).filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
  );
  const ahead = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((each) => (from.compareDocumentPosition(each) & ahead) !== 0)) return;
  event.preventDefault();
  stops.at(back ? -1 : 0)?.focus({ preventScroll: true });
}

/** Scrolls to the focused element: where Tab leads from one end of a dialog to the other, Radix focuses without scrolling. */
const showFocused = (): void => document.activeElement?.scrollIntoView({ block: 'nearest' });

/** Toasts lie above dialogs, so a click on a toast is not a click outside the dialog. */
const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-kit-toasts]') !== null;
