import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { drawMaterial } from './drawMaterial.ts';
import { frame, picture } from './Materials.css.ts';
import { type MaterialFormat, type MaterialLink, type MaterialsProps, materialFormats } from './materials.types.ts';

interface MaterialPictureProps extends Pick<MaterialsProps, 'brand' | 'minAge' | 'site' | 'onSavePicture'> {
  format: MaterialFormat;
  link: MaterialLink;
}

/** A picture with the code of a link, as it is saved. */
export function MaterialPicture({ format, link, brand, minAge, site, onSavePicture }: MaterialPictureProps) {
  const { t } = useTranslation('agentMaterials');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const { href, code } = link;
  useEffect(() => {
    const words = {
      headline: t('drawn.headline'),
      scan: t('drawn.scan'),
      code: t('drawn.code', { code }),
      adults: minAge === null ? t('drawn.adults') : t('drawn.age', { age: minAge }),
    };
    const draw = (): void => {
      if (canvas.current !== null) drawMaterial(canvas.current, { format, brand, href, site, words });
    };
    draw();
    // Once more with the letters of the brand, if they were still loading.
    void document.fonts.ready.then(draw);
  }, [format, brand, href, code, site, minAge, t]);
  const save = async (): Promise<void> => {
    setFailed(false);
    if (canvas.current !== null) setFailed(!(await onSavePicture(canvas.current, `${code}-${format}`)));
  };
  const name = t(`formats.${format}`);
  return (
    <Stack gap="xs">
      <div className={frame}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('picture', { format: name, brand: brand.name, code })}
          className={picture}
        />
      </div>
      <Inline gap="sm" justify="between" align="center">
        <Stack gap="xxs">
          <Text as="span" weight="medium">
            {name}
          </Text>
          <Text as="span" size="sm" tone="muted" numeric>
            {t('size', materialFormats[format])}
          </Text>
        </Stack>
        <Button
          tone="soft"
          size="small"
          icon={<Icon of={Download} size="small" />}
          aria-label={t('saveNamed', { format: name })}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      </Inline>
      {failed && (
        <Text size="sm">
          <span role="alert">{t('saveFailed')}</span>
        </Text>
      )}
    </Stack>
  );
}
