import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { marks, toast as toastClass, words } from './Toast.css.ts';
import { lifetime, type ToastEntry } from './toastStore.ts';

const drawings = { neutral: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleX };

export interface ToastProps {
  entry: ToastEntry;
  paused: boolean;
  closeLabel: string;
  onDismiss: (id: string) => void;
}

/** One message, for as long as it stays. */
export function Toast({ entry, paused, closeLabel, onDismiss }: ToastProps) {
  const { id, tone, text, action } = entry;
  const left = useRef<number>(undefined);
  const expire = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    left.current = lifetime(entry);
  }, [entry]);
  useEffect(() => {
    if (paused || left.current === undefined) return undefined;
    const started = performance.now();
    const timer = setTimeout(expire, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - started));
    };
  }, [entry, paused]);

  return (
    <div className={classes(toastClass, surfaces.surface)} data-paused={paused || undefined}>
      <span className={marks[tone]}>
        <Icon of={drawings[tone]} />
      </span>
      <div className={words}>{text}</div>
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
      <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={() => onDismiss(id)} />
    </div>
  );
}
