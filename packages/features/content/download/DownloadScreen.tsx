import { Check } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DownloadScreenProps } from './download.types.ts';
import { fact, facts, first, onlyWide, page, words } from './DownloadScreen.css.ts';
import { PhonePicture } from './parts/PhonePicture.tsx';
import { Stage } from './parts/Stage.tsx';
import { Ways } from './parts/Ways.tsx';

/**
 * Download page (GEN-03e, RT-11). The device decides: a phone gets one thing to do, a computer the code that a phone reads.
 * Every other way is folded below.
 */
export function DownloadScreen({ covers, ...props }: DownloadScreenProps) {
  const { t } = useTranslation('download');
  return (
    <div className={page}>
      <div className={first}>
        <div className={onlyWide}>
          <PhonePicture covers={covers} />
        </div>
        <div className={words}>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('text')}</Text>
          <Stage {...props} />
          <ul role="list" className={facts}>
            {(['account', 'remove'] as const).map((name) => (
              <li key={name} className={fact}>
                <Icon of={Check} size="small" />
                <span>{t(`facts.${name}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Ways {...props} />
    </div>
  );
}
