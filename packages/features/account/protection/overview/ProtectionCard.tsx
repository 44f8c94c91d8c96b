import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { countDone, sectionOf } from './protection.model.ts';
import type { ProtectionCardProps, ProtectionView } from './protection.types.ts';
import { entry, list, row, textColumn } from './ProtectionCard.css.ts';

/** What protects the account, how much of it is done, and where the rest is set up (SEC-04). */
export function ProtectionCard({ protections, changePasswordHref, onShow }: ProtectionCardProps) {
  const { t } = useTranslation('protection');
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView compact remote={protections} failed={t('failed')} skeleton={<Skeleton shape="text" lines={8} />}>
        {(all) => {
          const done = countDone(all);
          const text = t('count', { done, all: all.length });
          return (
            <>
              <Progress
                label={t('level')}
                value={done}
                target={all.length}
                text={text}
                tone={done === all.length ? 'positive' : 'accent'}
              />
              <ul role="list" className={list}>
                {all.map((protection) => (
                  <Protection
                    key={protection.name}
                    protection={protection}
                    changePasswordHref={changePasswordHref}
                    onShow={onShow}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </RemoteView>
    </Stack>
  );
}

interface ProtectionProps extends Pick<ProtectionCardProps, 'changePasswordHref' | 'onShow'> {
  protection: ProtectionView;
}

const icons = { done: CircleCheck, missing: CircleDashed, old: CircleAlert, unverified: CircleAlert } as const;

function Protection({ protection, changePasswordHref, onShow }: ProtectionProps) {
  const language = useLanguage();
  const { t } = useTranslation('protection');
  const { name, state, at } = protection;
  const label = t(`names.${name}`);
  const action = (
    <>
      <span>{t(`actions.${state === 'done' ? 'missing' : state}`)}</span> <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return (
    <li className={entry}>
      <Icon of={icons[state]} />
      <span className={row}>
        <span className={textColumn}>
          <Text as="span" weight="medium">
            {label}
          </Text>
          <Text as="span" size="sm" tone={state === 'done' ? 'positive' : 'muted'}>
            {at === null ? t(`states.${state}`) : t(`setAt.${state}`, { time: formatMoment(at, language) })}
          </Text>
        </span>
        {state !== 'done' &&
          (name === 'loginPassword' ? (
            <ButtonLink href={changePasswordHref} tone="outline" size="small">
              {action}
            </ButtonLink>
          ) : (
            <Button tone="outline" size="small" onClick={() => onShow(sectionOf[name])}>
              {action}
            </Button>
          ))}
      </span>
    </li>
  );
}
