import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lifetime } from './lifetime.ts';
import { content, marks, toast as toastClass, textColumn } from './Toast.css.ts';
import type { ToastEntry } from './toastStore.ts';

const icons = { neutral: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleX };

export interface ToastProps {
  /** The toast. */
  entry: ToastEntry;
  /** Pauses the timer. */
  paused: boolean;
  /** The name of the close button. */
  closeLabel: string;
  /** Called with the id when the toast is closed or has expired. */
  onDismiss: (id: string) => void;
}

/** A single toast with its timer. */
export function Toast({ entry, paused, closeLabel, onDismiss }: ToastProps) {
  const { id, tone, text, action, closable = true, onClose } = entry;
  /** The remaining time in ms; undefined if the toast does not expire. */
  const remaining = useRef<number>(undefined);
  const expire = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    remaining.current = lifetime(entry);
  }, [entry]);
  useEffect(() => {
    if (paused || remaining.current === undefined) return undefined;
    const started = performance.now();
    const timer = setTimeout(expire, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, (remaining.current ?? 0) - (performance.now() - started));
    };
  }, [entry, paused]);

  return (
    <div className={classes(toastClass, surfaces.surface)} data-paused={paused || undefined}>
      <span className={marks[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={content}>
        <div className={textColumn}>{text}</div>
        {action && (
          <Button
            tone="soft"
            size="small"
            onClick={() => {
              onDismiss(id);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {closable && (
        <IconButton
          label={closeLabel}
          icon={<Icon of={X} />}
          onClick={() => {
            onDismiss(id);
            onClose?.();
          }}
        />
      )}
    </div>
  );
}
