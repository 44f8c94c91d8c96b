import { type ReactNode, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type MarketingChannel, type PrivacyValue, marketingChannels } from '#api/privacy.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import type { PrivacyCardProps } from './privacy.types.ts';

/** Which advertising the player has agreed to, what is kept on this device, a copy of their data, and how an account is closed (SEC-05). */
export function PrivacyCard(props: PrivacyCardProps) {
  const { privacy, onMarketing, keeps, onKeeps, onCopy, limitsHref, onSupport } = props;
  const { t } = useTranslation('privacy');
  return (
    <Stack as="section" gap="md">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <Part>
        <Heading level={4} size="md">
          {t('marketing.title')}
        </Heading>
        <Text size="sm">{t('marketing.text')}</Text>
        <RemoteView
          compact
          level={4}
          remote={privacy}
          failed={t('marketing.failed')}
          skeleton={<Skeleton shape="text" lines={4} />}
        >
          {({ marketing }) =>
            marketing.map((entry) => <Channel key={keyOf(entry)} entry={entry} onChange={onMarketing} />)
          }
        </RemoteView>
      </Part>
      {keeps !== null && <KeptRecords keeps={keeps} onKeeps={onKeeps} />}
      <DataCopy onCopy={onCopy} />
      <Part>
        <Heading level={4} size="md">
          {t('close.title')}
        </Heading>
        <Text size="sm">{t('close.text')}</Text>
        <Inline>
          {onSupport && (
            <Button tone="outline" onClick={onSupport}>
              {t('close.support')}
            </Button>
          )}
          <Link href={limitsHref} size="touch">
            {t('close.break')}
          </Link>
        </Inline>
      </Part>
    </Stack>
  );
}

type Entry = PrivacyValue['marketing'][number];
const keyOf = ({ channel }: Entry): string => (typeof channel === 'string' ? channel : channel.other);

/** Shows what the platform has stored; a failure stays beside it. A channel that the site does not know cannot be changed. */
function Channel({ entry, onChange }: { entry: Entry; onChange: PrivacyCardProps['onMarketing'] }) {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const known: MarketingChannel | undefined = marketingChannels.find((channel) => channel === entry.channel);
  return (
    <Checkbox
      label={known === undefined ? keyOf(entry) : t(`channels.${known}`)}
      error={failure === null ? undefined : `${t('marketing.notSaved')} ${errorText(failure)}`}
      checked={entry.on}
      disabled={known === undefined}
      onChange={(on) =>
        known !== undefined &&
        void run(async () => {
          setFailure(null);
          setFailure(await onChange(known, on));
        })
      }
    />
  );
}

/** Says at once what a browser refuses, and keeps nothing then. */
function KeptRecords({ keeps, onKeeps }: { keeps: boolean } & Pick<PrivacyCardProps, 'onKeeps'>) {
  const { t } = useTranslation('privacy');
  const { run } = useActionLock();
  const [isRefused, setRefused] = useState(false);
  return (
    <Part>
      <Heading level={4} size="md">
        {t('kept.title')}
      </Heading>
      <Text size="sm">{t('kept.text')}</Text>
      <Checkbox
        label={t('kept.label')}
        error={isRefused ? t('kept.refused') : undefined}
        checked={keeps}
        onChange={(wanted) => void run(async () => setRefused(!(await onKeeps(wanted))))}
      />
    </Part>
  );
}

function DataCopy({ onCopy }: Pick<PrivacyCardProps, 'onCopy'>) {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { show } = useToast();
  const { busy, run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);
  return (
    <Part>
      <Heading level={4} size="md">
        {t('copy.title')}
      </Heading>
      <Text size="sm">{t('copy.text')}</Text>
      <Inline>
        <Button
          tone="outline"
          busy={busy}
          onClick={() =>
            void run(async () => {
              setFailure(null);
              const answer = await onCopy();
              if (answer.ok) show({ id: 'privacy', tone: 'positive', text: t('copy.done') });
              else setFailure(answer.error);
            })
          }
        >
          {t('copy.do')}
        </Button>
      </Inline>
      <div role="alert">
        {failure !== null && (
          <Text size="sm" tone="negative">
            {`${t('copy.failed')} ${errorText(failure)}`}
          </Text>
        )}
      </div>
    </Part>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <Card>
    <Stack gap="sm">{children}</Stack>
  </Card>
);
