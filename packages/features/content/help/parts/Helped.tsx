import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { HelpVotes } from '../help.types.ts';
import { thanks } from './Helped.css.ts';

interface HelpedProps {
  section: string;
  votes: HelpVotes;
  /** Leads to customer service. */
  contactHref: string;
}

/** Asks whether a section has helped (RT-10g). Whom it has not is shown the way to customer service. */
export function Helped({ section, votes, contactHref }: HelpedProps) {
  const { t } = useTranslation('help');
  const label = useId();
  const helped = votes.given[section];
  const answered = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  // The buttons disappear with the answer; their focus moves to the thanks.
  useEffect(() => {
    if (helped !== undefined && asked.current) answered.current?.focus();
  }, [helped]);
  const vote = (value: boolean): void => {
    asked.current = true;
    votes.onVote(section, value);
  };

  if (helped !== undefined) {
    return (
      <div ref={answered} tabIndex={-1} role="status" className={thanks}>
        <Inline>
          <Text>{t(helped ? 'helped.thanks' : 'helped.sorry')}</Text>
          {!helped && <Link href={contactHref}>{t('helped.ask')}</Link>}
        </Inline>
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby={label}>
      <Inline>
        <Text id={label}>{t('helped.question')}</Text>
        <Button tone="outline" size="small" busy={votes.busy} onClick={() => vote(true)}>
          {t('helped.yes')}
        </Button>
        <Button tone="outline" size="small" busy={votes.busy} onClick={() => vote(false)}>
          {t('helped.no')}
        </Button>
      </Inline>
      <div role="alert">{votes.failed === section && <Text size="sm">{t('helped.failed')}</Text>}</div>
    </div>
  );
}
