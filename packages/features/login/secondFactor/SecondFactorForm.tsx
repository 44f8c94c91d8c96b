import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { EntryForm } from '../../shared/form/EntryForm.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { SmsFailureDialog } from '../../shared/sms/SmsFailureDialog.tsx';
import { AnswerField } from './AnswerField.tsx';
import { MeansChoice } from './MeansChoice.tsx';
import { head } from './SecondFactorForm.css.ts';
import type { SecondFactorProps } from './useSecondFactor.ts';

/** LGN-11: who comes from an address that is not known proves to be themself, by one of the means that they have. */
export function SecondFactorForm(props: SecondFactorProps) {
  const { methods, method, failure, code, busy } = props;
  const { t } = useTranslation('secondFactor');
  const { title, answer } = useFocus(props);
  const hint = methods.find((each) => each.method === method)?.hint ?? '';
  return (
    <>
      <EntryForm
        label={t('title')}
        failure={failure}
        onSubmit={props.onSubmit}
        head={
          <div ref={title} tabIndex={-1} className={head}>
            <Heading level={2} size="md">
              {t('title')}
            </Heading>
            <Text tone="muted">{t('text')}</Text>
          </div>
        }
      >
        {methods.length > 1 && <MeansChoice {...props} />}
        <AnswerField {...props} hint={hint} ref={answer} />
        <Button type="submit" busy={busy} fullWidth>
          {t('submit')}
        </Button>
        <Button tone="quiet" fullWidth icon={<Icon of={ArrowLeft} size="small" />} onClick={props.onBack}>
          {t('back')}
        </Button>
      </EntryForm>
      <SmsFailureDialog {...code} />
    </>
  );
}

/** At the start on the title, so that the step is heard before it is filled in; then where something is wrong. */
function useFocus({ attention }: SecondFactorProps): {
  readonly title: RefObject<HTMLDivElement | null>;
  readonly answer: RefObject<HTMLInputElement | null>;
} {
  const title = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const look = useEffectEvent(() => {
    answer.current?.focus();
    answer.current?.select();
  });
  useEffect(() => {
    if (attention > 0) look();
  }, [attention]);
  return { title, answer };
}
