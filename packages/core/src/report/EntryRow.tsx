import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { DayEntry } from './byDay.types.ts';
import { aside, button, column, end, icon, inside, note, row, sentence, title, value } from './EntryRow.css.ts';

/** A row of 56 px or more. One that stands for a sitting unfolds its rows below it; any other opens its details, or leads to them. */
export function EntryRow({ entry }: { entry: DayEntry }) {
  const { t } = useTranslation('records');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { rows, onOpen, href = null, fresh = false, wraps = false } = entry;
  const content = (
    <>
      <span className={icon}>
        <Icon of={entry.icon} />
      </span>
      <span className={column}>
        <span className={wraps ? sentence : title}>
          {fresh && <VisuallyHidden>{`${t('fresh')} `}</VisuallyHidden>}
          <span>{entry.title}</span>
        </span>
        <span className={note}>
          {rows && <Icon of={open ? ChevronUp : ChevronDown} size="text" />} <span>{entry.note}</span>
        </span>
      </span>
      <span className={end}>
        <span className={value}>{entry.value}</span>
        <span className={aside}>{entry.aside}</span>
      </span>
    </>
  );
  const look = classes(row, fresh && surfaces.accentSoft);
  if (href !== null) {
    return (
      <Anchor href={href} className={classes(look, button)}>
        {content}
      </Anchor>
    );
  }
  if (rows === undefined && onOpen === undefined) return <div className={look}>{content}</div>;
  return (
    <>
      <button
        type="button"
        className={classes(look, button)}
        {...(rows ? { 'aria-expanded': open, 'aria-controls': id } : { 'aria-haspopup': 'dialog' })}
        onClick={() => (rows ? setOpen(!open) : onOpen?.())}
      >
        {content}
      </button>
      {rows && (
        <div id={id} hidden={!open} className={inside}>
          {open && rows()}
        </div>
      )}
    </>
  );
}
