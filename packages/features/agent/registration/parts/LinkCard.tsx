import { useState } from 'react';
import type { AgentLinkState } from '#api/agentRegistration.ts';
import type { ApiError } from '#api/errors.ts';
import { wordOf } from '#api/open.ts';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatCount } from '#core/format/format.ts';
import { localeOf } from '#core/format/locale.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { eraOf, writeDate } from '#ui/DateField/typedDate.ts';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { landingNames } from '../registration.model.ts';
import type { LinkRow, RegistrationScreenProps } from '../registration.types.ts';
import { link as linkClass } from '../RegistrationScreen.css.ts';

const ShareLink = lazyComponent(async () => (await import('./ShareLink.tsx')).ShareLink);

const tones = {
  active: 'positive',
  paused: 'neutral',
  expired: 'neutral',
  usedUp: 'neutral',
} as const satisfies Record<AgentLinkState, string>;

interface LinkCardProps extends Pick<RegistrationScreenProps, 'site' | 'onCopy' | 'onSaveCode'> {
  link: LinkRow;
  /** Begins with its code and its text to share. */
  shared: boolean;
  onEdit: () => void;
  onDeposits: () => void;
  onState: (state: 'active' | 'paused' | 'deleted') => Promise<ApiError | null>;
}

/** A sign-up link: its address, what came of it, and what can be done with it. */
export function LinkCard({
  link,
  shared: startsShared,
  site,
  onEdit,
  onDeposits,
  onState,
  onCopy,
  onSaveCode,
}: LinkCardProps) {
  const language = useLanguage();
  const {
    name,
    code,
    kind,
    landing,
    game,
    state,
    href,
    validUntil,
    mostUses,
    visits,
    signUps,
    firstDeposits,
    signUpsHref,
    firstDepositsHref,
  } = link;
  const { t } = useTranslation('agentRegister');
  const { busy, run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sharing, setSharing] = useState(startsShared);
  const [deleting, setDeleting] = useState(false);
  const change = async (next: 'active' | 'paused' | 'deleted'): Promise<void> => {
    setFailure(null);
    setFailure(await onState(next));
  };
  const counted =
    mostUses === null
      ? formatCount(signUps, language)
      : t('usesOf', { count: formatCount(signUps, language), most: formatCount(mostUses, language) });
  const isOpen = state === 'active' || state === 'paused';
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Inline gap="xs" justify="between" align="center">
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Badge tone={typeof state === 'string' ? tones[state] : 'neutral'}>
            {typeof state === 'string' ? t(`linkStates.${state}`) : wordOf(state)}
          </Badge>
        </Inline>
        {href !== null && (
          <span className={linkClass}>
            {/* The scheme says nothing to people. */}
            <CopyField
              value={href}
              shown={href.replace(/^https?:\/\//, '')}
              copyLabel={t('copyLink')}
              copiedLabel={t('copied')}
              failedLabel={t('copyFailed')}
              onCopy={onCopy}
            />
          </span>
        )}
        <FactList>
          <Fact label={t('kind')}>{typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind)}</Fact>
          <Fact label={t('landing')}>
            {game?.name ?? (typeof landing === 'string' ? t(`landings.${landingNames[landing]}`) : wordOf(landing))}
          </Fact>
          <Fact label={t('visits')}>{formatCount(visits, language)}</Fact>
          <Fact label={t('signUps')}>
            {signUpsHref === null || signUps === 0 ? counted : <Link href={signUpsHref}>{counted}</Link>}
          </Fact>
          <Fact label={t('firstDeposits')}>
            {firstDeposits === 0 ? (
              formatCount(0, language)
            ) : (
              <Link
                href={firstDepositsHref}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onDeposits();
                }}
              >
                {formatCount(firstDeposits, language)}
              </Link>
            )}
          </Fact>
          <Fact label={t('validUntil')}>
            {validUntil === null ? t('noEnd') : writeDate(validUntil, eraOf(localeOf(language)))}
          </Fact>
        </FactList>
        {failure !== null && (
          <Text tone="negative">
            <span role="alert">
              <ErrorText error={failure} />
            </span>
          </Text>
        )}
        <Inline gap="xs">
          {href !== null && isOpen && (
            <Button tone="soft" size="small" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
              {t('share')}
            </Button>
          )}
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onEdit}>
            {t('edit')}
          </Button>
          {isOpen && (
            <Button
              tone="quiet"
              size="small"
              busy={busy}
              onClick={() => void run(() => change(state === 'paused' ? 'active' : 'paused'))}
            >
              {t(state === 'paused' ? 'resume' : 'pause')}
            </Button>
          )}
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        </Inline>
        {sharing && href !== null && (
          <LazySection>
            <ShareLink href={href} code={code} site={site} onCopy={onCopy} onSaveCode={onSaveCode} />
          </LazySection>
        )}
      </Stack>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('deleteTitle', { name })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => change('deleted')}
      />
    </Card>
  );
}
