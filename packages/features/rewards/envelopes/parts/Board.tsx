import { useId } from 'react';
import { Amount } from '#core/components/Amount.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatTime } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { EnvelopeBoard } from '../envelopes.types.ts';
import { ownPiece, piece as pieceClass, pieces as list, time, wide } from './EnvelopeDialog.css.ts';

interface BoardProps {
  board: Remote<EnvelopeBoard>;
}

/** The last openings of a rain, with masked names, and how many pieces were taken. */
export function Board({ board }: BoardProps) {
  const language = useLanguage();
  const { t } = useTranslation('envelopes');
  const id = useId();
  const count = (value: number): string => formatCount(value, language);
  return (
    <section aria-labelledby={id} className={wide}>
      <Stack gap="xs">
        <Heading level={3} size="md" id={id}>
          {t('board.title')}
        </Heading>
        <RemoteView
          compact
          level={4}
          remote={board}
          failed={t('board.failed')}
          skeleton={<Skeleton shape="text" lines={5} />}
        >
          {({ list: last, opened, pieces }) => (
            <Stack gap="sm">
              <Progress
                label={t('board.title')}
                labelHidden
                value={opened}
                target={pieces}
                text={t('board.taken', { opened: count(opened), pieces: count(pieces) })}
              />
              {last.length === 0 ? (
                <Text tone="muted">{t('board.empty')}</Text>
              ) : (
                <ol role="list" className={list}>
                  {last.map(({ nickname, amount, at, own }) => (
                    <li key={`${at} ${nickname} ${amount}`} className={classes(pieceClass, own && ownPiece)}>
                      {own ? <span>{t('board.you', { name: nickname })}</span> : <bdi translate="no">{nickname}</bdi>}
                      <Amount value={amount} />
                      <span className={time}>{formatTime(Date.parse(at), language)}</span>
                    </li>
                  ))}
                </ol>
              )}
            </Stack>
          )}
        </RemoteView>
      </Stack>
    </section>
  );
}
