import { type ReactNode, useId } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { announcedRain, divide } from './envelopes.model.ts';
import type { EnvelopesScreenProps, EnvelopeView } from './envelopes.types.ts';
import { list } from './EnvelopesScreen.css.ts';
import { EnvelopeCard } from './parts/EnvelopeCard.tsx';
import { RainCall } from './parts/RainCall.tsx';

const EnvelopeDialog = lazyComponent(async () => (await import('./parts/EnvelopeDialog.tsx')).EnvelopeDialog);

/** Red envelopes (GEN-04g, LCK-01): the rain that is on or comes next, those that wait, and those that are over. */
export function EnvelopesScreen(props: EnvelopesScreenProps) {
  const { envelopes, chosen, rainClosed, onChoose, onClose } = props;
  const { t } = useTranslation('envelopes');
  const everChosen = usePresence(chosen !== null);
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <RemoteView
        level={3}
        remote={envelopes}
        failed={t('failed')}
        skeleton={<EnvelopesSkeleton />}
        empty={<EmptyState level={3} title={t('empty')} text={t('emptyText')} />}
      >
        {(all) => {
          const rain = announcedRain(all);
          const { waiting, past } = divide(all, rain);
          const card = (envelope: EnvelopeView) => (
            <EnvelopeCard key={envelope.id} envelope={envelope} onChoose={() => onChoose(envelope.id)} />
          );
          return (
            <>
              {rain !== null && (
                <RainCall
                  rain={rain}
                  closed={rainClosed}
                  onChoose={() => onChoose(rain.id)}
                  onClosed={props.onRainClosed}
                />
              )}
              <Section title={t('yours')}>
                {waiting.length === 0 ? <Text tone="muted">{t('noneOpen')}</Text> : waiting.map(card)}
              </Section>
              {past.length > 0 && <Section title={t('past')}>{past.map(card)}</Section>}
            </>
          );
        }}
      </RemoteView>
      <LazyDialogSection open={chosen !== null} onClose={onClose}>
        {everChosen && envelopes.status === 'ready' && (
          <EnvelopeDialog
            chosen={chosen}
            board={props.board}
            opening={props.opening}
            balance={props.balance}
            onClose={onClose}
            onOpen={props.onOpen}
          />
        )}
      </LazyDialogSection>
    </Stack>
  );
}

/** Envelopes under a heading, as a list. A text stands for none. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {Array.isArray(children) ? (
        <ul role="list" className={list}>
          {children}
        </ul>
      ) : (
        children
      )}
    </Stack>
  );
}

/** Placeholder with the height of a rain and two envelopes. */
function EnvelopesSkeleton() {
  return (
    <Stack gap="lg">
      <Card>
        <Skeleton shape="text" lines={6} />
      </Card>
      <div className={list}>
        {[1, 2].map((each) => (
          <Card key={each}>
            <Skeleton shape="text" lines={4} />
          </Card>
        ))}
      </div>
    </Stack>
  );
}
