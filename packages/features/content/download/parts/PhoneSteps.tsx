import { Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InstallBrowser } from '#core/app/installKind.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { bar, dialog, look, menu, picture, pill, step, steps, stroke, text } from './PhoneSteps.css.ts';

/** How an iPhone adds the site to its home screen: three steps, each with a small picture of where to tap. */
export function PhoneSteps({ browser }: { browser: InstallBrowser }) {
  const { t } = useTranslation('download');
  const where = browser === 'chrome' ? 'chrome' : 'safari';
  return (
    <ol role="list" className={steps}>
      <Step picture={<Bar where={where} />} words={t(`iphone.share.${where}`)} />
      <Step picture={<Entry />} words={t('iphone.add')} />
      <Step picture={<Confirm />} words={t('iphone.confirm')} />
    </ol>
  );
}

function Step({ picture: drawn, words }: { picture: ReactNode; words: string }) {
  return (
    <li className={step}>
      <span className={picture} aria-hidden>
        {drawn}
      </span>
      <span className={text}>{words}</span>
    </li>
  );
}

/** The bar of the browser with its share button: below the page in Safari, beside the address in Chrome. */
function Bar({ where }: { where: 'safari' | 'chrome' }) {
  return (
    <span className={bar[where]}>
      <span className={stroke} />
      <span className={look}>
        <Icon of={Share} size="small" />
      </span>
      {where === 'safari' && <span className={stroke} />}
    </span>
  );
}

/** The entry in the menu that opens. */
function Entry() {
  return (
    <span className={menu}>
      <span className={stroke} />
      <span className={look}>
        <Icon of={SquarePlus} size="small" />
      </span>
      <span className={stroke} />
    </span>
  );
}

/** The button at the upper end of the last question. */
function Confirm() {
  return (
    <span className={dialog}>
      <span className={stroke} />
      <span className={pill} />
    </span>
  );
}
