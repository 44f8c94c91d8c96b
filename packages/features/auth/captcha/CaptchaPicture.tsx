import { RefreshCw } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { button, paper, picture } from './CaptchaPicture.css.ts';
import type { CaptchaView } from './useCaptcha.ts';

/** The captcha picture, as a button that fetches a new one. */
export function CaptchaPicture({ image, onRefresh }: CaptchaView) {
  const { t } = useTranslation('login');
  return (
    <button type="button" className={button} title={t('captchaRefresh')} onClick={onRefresh}>
      <span className={paper}>
        {image.status === 'ready' && <img className={picture} src={image.value} alt={t('captchaPicture')} />}
        {image.status === 'loading' && <Spinner size="small" label={t('captchaRefresh')} />}
        {image.status === 'failed' && <span>{t('captchaFailed')}</span>}
      </span>
      <Icon of={RefreshCw} size="small" label={t('captchaRefresh')} />
    </button>
  );
}
