import { Check, ChevronRight, X } from 'lucide-react';
import { ready } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { StartView } from '../home.types.ts';
import { rows } from './Block.css.ts';
import { Block } from './Block.tsx';
import { end, mark, note, row, state, text } from './StartList.css.ts';

/** The first steps of a new member. Those that are done are ticked. */
export function StartList({ steps, onPutAway }: StartView) {
  const { t } = useTranslation('home');
  const done = steps.filter(({ href }) => href === null).length;
  return (
    <Block
      title={t('start.title', { total: steps.length })}
      remote={ready(steps)}
      skeleton={null}
      aside={
        <span className={end}>
          <span>{t('start.done', { done, total: steps.length })}</span>
          <IconButton label={t('start.putAway')} icon={<Icon of={X} />} onClick={onPutAway} />
        </span>
      }
    >
      {(list) => (
        <ol role="list" className={rows}>
          {list.map(({ step, href }, index) => (
            <li key={step}>
              {href === null ? (
                <div className={row} data-done="">
                  <span className={mark}>
                    <Icon of={Check} size="small" />
                  </span>
                  <span className={text}>{t(`start.${step}.title`)}</span>
                  <span className={state}>{t('start.ticked')}</span>
                </div>
              ) : (
                <Anchor href={href} className={row}>
                  <span className={mark} aria-hidden>
                    {index + 1}
                  </span>
                  <span className={text}>
                    <b>{t(`start.${step}.title`)}</b>
                    <span className={note}>{t(`start.${step}.note`)}</span>
                  </span>
                  <Icon of={ChevronRight} />
                </Anchor>
              )}
            </li>
          ))}
        </ol>
      )}
    </Block>
  );
}
