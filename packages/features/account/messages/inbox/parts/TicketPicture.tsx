import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { picture } from '../MessagesScreen.css.ts';

interface TicketPictureProps {
  url: string;
  /** 1-based place among the pictures of the entry. */
  number: number;
  /** Reads the question again, which gives its pictures new addresses. */
  onRenew: () => void;
}

/**
 * A picture of a question. Its address ends after some minutes: one that does not load is asked for anew once by itself, then by the
 * player.
 */
export function TicketPicture({ url, number, onRenew }: TicketPictureProps) {
  const { t } = useTranslation('messages');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [renewed, setRenewed] = useState(false);
  if (failedUrl === url) {
    return (
      <Button
        tone="soft"
        onClick={() => {
          setFailedUrl(null);
          onRenew();
        }}
      >
        {t('ticket.pictureAgain', { number })}
      </Button>
    );
  }
  return (
    <img
      src={url}
      alt={t('ticket.picture', { number })}
      className={picture}
      onLoad={() => setRenewed(false)}
      onError={() => {
        setFailedUrl(url);
        if (renewed) return;
        setRenewed(true);
        onRenew();
      }}
    />
  );
}
