import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BeginnerStep } from '../help.types.ts';
import { list, picture, step } from './Beginner.css.ts';
import { BeginnerArt } from './BeginnerArt.tsx';

/** The beginner's manual (RT-10c): a picture, a text and the way to the page for each step. */
export function Beginner({ steps }: { steps: readonly BeginnerStep[] }) {
  const { t } = useTranslation('help');
  return (
    <>
      <Text>{t('beginner.text')}</Text>
      <ol role="list" className={list}>
        {steps.map((each, at) => (
          <li key={each.id} className={step}>
            <div className={picture}>
              <BeginnerArt of={each.id} />
            </div>
            <Step step={each} number={at + 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ step: { id, href, fact }, number }: { step: BeginnerStep; number: number }) {
  const { t } = useTranslation('help');
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted" numeric>
        {t('beginner.step', { number })}
      </Text>
      <Heading level={3}>{t(`steps.${id}.title`)}</Heading>
      <Text>{t(`steps.${id}.text`)}</Text>
      {id !== 'play' && fact !== null && <Text weight="strong">{t(`steps.${id}.fact`, { value: fact })}</Text>}
      {href === null ? (
        <Text tone="muted">{t('steps.signUp.done')}</Text>
      ) : (
        <Inline>
          <ButtonLink href={href} tone="soft">
            {t(`steps.${id}.open`)}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}
