import { X } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { note } from './InGameNote.css.ts';
import { type MemberEvent, useEventText } from './useEventText.ts';

/** What protects the player, in a line of its own in the bar of a running game, which moves down: nothing of it is covered. */
export function InGameNote({ event, onPutAway }: { event: MemberEvent; onPutAway: () => void }) {
  const text = useEventText();
  const { t } = useTranslation('common');
  return (
    <div className={note}>
      <p key={event.id} role="alert">
        {text(event)}
      </p>
      <IconButton label={t('close')} size="small" icon={<Icon of={X} size="small" />} onClick={onPutAway} />
    </div>
  );
}
