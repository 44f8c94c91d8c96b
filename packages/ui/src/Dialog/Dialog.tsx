import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, type Ref, type RefObject, useId, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { body, foot, head, panel, roomBody, scrim, titleSlot, tones } from './Dialog.css.ts';
import { type DialogCloseReason, type DialogEvents, useDialogEvents } from './useDialogEvents.ts';

export const dialogWidths = ['default', 'dialog', 'wide', 'room'] as const;
export const dialogTones = ['surface', 'positive'] as const;
export type { DialogCloseReason };

type Dismissal =
  | {
      /** The Escape key, a press beside it, and a close button in the corner. @default true */
      dismissible?: true;
      /** Name of the close button. */
      closeLabel: string;
    }
  | {
      /** `withoutButton`: Escape and a press beside it, for a dialog that has a cancel button of its own; `false`: not at all. */
      dismissible: 'withoutButton' | false;
      closeLabel?: never;
    };

export type DialogProps = Dismissal &
  DialogEvents & {
    open: boolean;
    /** The player asks to close it, and `onBeforeClose` did not object. */
    onOpenChange: (open: boolean) => void;
    /** Names the dialog, and stands at its head. */
    title: string;
    /** Read out with the title when it opens. */
    description?: ReactNode;
    children?: ReactNode;
    /** Buttons, in a bar that stays in view; the one that goes on comes last. One that closes calls what it is given. */
    actions?: ReactNode | ((close: () => void) => ReactNode);
    /**
     * `default` is 600 × 300 at least, `dialog` 400 wide, `wide` 896; on phones each is a sheet. `room` is 960 wide and as
     * high as the screen, a phone's whole screen; what stands in it has a height to keep to, and scrolls by its own means.
     * @default 'default'
     */
    width?: (typeof dialogWidths)[number];
    /** Of the head; `positive` for a room in which somebody answers. @default 'surface' */
    tone?: (typeof dialogTones)[number];
    /** `alertdialog` for one that interrupts with a question. @default 'dialog' */
    role?: 'dialog' | 'alertdialog';
    /** Has the focus at the start; without it the dialog itself, so that nothing is pressed or typed by accident. */
    initialFocus?: RefObject<HTMLElement | null>;
    onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
    ref?: Ref<HTMLDivElement>;
  };

/** A window over the page that keeps the focus inside, and gives it back where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
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
  const ask = (reason: Exclude<DialogCloseReason, 'owner'>) => {
    if (dismissible) events.requestClose(reason);
  };

  return (
    <Radix.Root open={open}>
      {/* Named, so that it is drawn in the same pass as what opens it, and not all at once in a second one. */}
      <Radix.Portal container={document.body}>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={(element) => {
            content.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          role={role}
          aria-describedby={description === undefined ? undefined : describedBy}
          className={classes(panel({ width }), surfaces.surface)}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (initialFocus?.current ?? content.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={events.onCloseAutoFocus}
          onAnimationEnd={events.onAnimationEnd}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            ask('escape');
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            if (!standsAbove(event.target)) ask('outside');
          }}
        >
          <div className={classes(head, tones[tone])}>
            <div className={titleSlot}>
              <Radix.Title asChild>
                <Heading level={2} size="lg">
                  {title}
                </Heading>
              </Radix.Title>
            </div>
            {dismissible === true && (
              <IconButton label={closeLabel ?? ''} icon={<Icon of={X} />} onClick={() => ask('button')} />
            )}
          </div>
          <div className={classes(body, width === 'room' && roomBody)}>
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

/** Messages lie over dialogs: a press on one of them is not a press beside the dialog. */
const standsAbove = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-kit-toasts]') !== null;
