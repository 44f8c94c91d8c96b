import { useState } from 'react';
import { type MemberProfileValue, type ProfileField, profileFields } from '#api/profile.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { isContact } from './personalDetails.model.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';
import { entry as entryClass, list, textColumn } from './PersonalDetailsCard.css.ts';

const DetailDialog = lazyComponent(async () => (await import('./DetailDialog.tsx')).DetailDialog);

/** The member's personal details, masked, each with what can be done about it (SEC-03). */
export function PersonalDetailsCard(props: PersonalDetailsProps) {
  const { profile, credential, onSet, onSendCode } = props;
  const { t } = useTranslation('personalDetails');
  const toast = useToast();
  const [dialog, setDialog] = useState<{ field: ProfileField; open: boolean } | null>(null);
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView compact remote={profile} failed={t('failed')} skeleton={<Skeleton shape="text" lines={8} />}>
        {(value) => (
          <>
            <Text size="sm" tone="muted">
              {t('text')}
            </Text>
            <ul role="list" className={list} aria-label={t('title')}>
              {profileFields.map((field) => (
                <Detail key={field} field={field} profile={value} onChange={() => setDialog({ field, open: true })} />
              ))}
            </ul>
            {dialog !== null && (
              <LazyDialogSection open={dialog.open} onClose={() => setDialog({ ...dialog, open: false })}>
                <DetailDialog
                  open={dialog.open}
                  field={dialog.field}
                  profile={value}
                  credential={credential}
                  onSet={onSet}
                  onSendCode={onSendCode}
                  onClose={() => setDialog({ ...dialog, open: false })}
                  onDone={() => toast.show({ id: 'personalDetails', tone: 'positive', text: t('saved') })}
                />
              </LazyDialogSection>
            )}
          </>
        )}
      </RemoteView>
    </Stack>
  );
}

interface DetailProps {
  field: ProfileField;
  profile: MemberProfileValue;
  onChange: () => void;
}

function Detail({ field, profile, onChange }: DetailProps) {
  const { t } = useTranslation('personalDetails');
  const { value, state, changeable } = profile[field];
  const name = t(`fields.${field}`);
  const action = state === 'unset' ? 'add' : isContact(field) && state === 'set' ? 'verify' : 'change';
  return (
    <li className={entryClass}>
      <span className={textColumn}>
        <Text as="span" size="sm" tone="muted">
          {name}
        </Text>
        <Inline gap="xs">
          <Text as="span" weight="medium" tone={state === 'unset' ? 'muted' : undefined}>
            {state === 'unset' ? t('unset') : value}
          </Text>
          {state === 'verified' && <Badge tone="positive">{t('verified')}</Badge>}
          {state === 'set' && isContact(field) && <Badge tone="warning">{t('unverified')}</Badge>}
        </Inline>
        {!changeable && (
          <Text as="span" size="sm" tone="muted">
            {t('fixed')}
          </Text>
        )}
      </span>
      {changeable && (
        <Button tone="outline" size="small" aria-haspopup="dialog" onClick={onChange}>
          <span>{t(action)}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
