import { Apple, Bot, Download, Feather } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { AppDownload, AppKind } from '../download.types.ts';
import {
  code,
  download,
  emblem,
  head,
  instructions,
  layout,
  number,
  step,
  steps,
  titleSkeleton,
} from './AppCard.css.ts';

const emblems: Readonly<Record<AppKind, IconDrawing>> = { android: Bot, ios: Apple, iosLite: Feather };
const stepNumbers = [1, 2, 3, 4] as const;

interface AppCardProps {
  app: AppDownload;
  /** Shows the page's accent button, for the app of this device. */
  primary: boolean;
}

/** An app with its QR code, download button and installation steps. */
export function AppCard({ app: { kind, href }, primary }: AppCardProps) {
  const { t } = useTranslation('download');
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <div className={layout}>
        <div className={head}>
          <span className={emblem}>
            <Icon of={emblems[kind]} size="large" />
          </span>
          <Heading level={2} size="lg" id={id}>
            {t(`${kind}.name`)}
          </Heading>
        </div>
        <div className={download}>
          <QrCard value={href} label={t(`${kind}.qr`)} />
          <ButtonLink
            href={href}
            tone={primary ? 'accent' : 'soft'}
            fullWidth
            icon={<Icon of={Download} size="small" />}
          >
            {t(`${kind}.button`)}
          </ButtonLink>
        </div>
        <div className={instructions}>
          <Heading level={3} size="md">
            {t(`${kind}.steps`)}
          </Heading>
          <ol role="list" className={steps}>
            {stepNumbers.map((position) => (
              <li key={position} className={step}>
                <span className={number} aria-hidden>
                  {position}
                </span>
                <span>{t(`${kind}.step${position}`)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}

/** Skeleton of an app card. */
export function AppCardSkeleton() {
  return (
    <Card padding="lg">
      <div className={layout}>
        <div className={head}>
          <Skeleton shape="circle" />
          <span className={titleSkeleton}>
            <Skeleton shape="text" size="lg" />
          </span>
        </div>
        <div className={download}>
          <span className={code}>
            <Skeleton shape="block" ratio="1:1" />
          </span>
        </div>
        <div className={instructions}>
          <Skeleton shape="text" lines={6} />
        </div>
      </div>
    </Card>
  );
}
