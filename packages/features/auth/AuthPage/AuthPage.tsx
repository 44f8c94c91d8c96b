import type { ReactNode } from 'react';
import { PetalFan } from '#core/components/PetalFan.tsx';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import {
  asideCard,
  asideSlot,
  brandSlot,
  column,
  flower,
  greeting,
  page,
  settingsSlot,
  welcome,
  welcomeText,
  withAside,
} from './AuthPage.css.ts';

export interface AuthPageProps {
  readonly title: string;
  /** Heading beside the form, on screens wide enough for it. */
  readonly greeting: string;
  readonly greetingText: string;
  /** The brand's mark and name, linked to the home page or plain. */
  readonly brand?: ReactNode;
  /** The side of the form that shows the brand on wide screens. @default 'start' */
  readonly panel?: 'start' | 'end';
  /** More content of the brand's side; on narrow screens it is below the form. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the sign-in and registration pages: no site header, the brand above or beside the form. */
export function AuthPage(props: AuthPageProps) {
  const { title, greeting: hello, greetingText, brand, panel = 'start', aside, children } = props;
  const { settings } = usePageSlots();
  return (
    <div className={aside === undefined ? page : `${page} ${withAside}`}>
      <header className={welcome[panel]}>
        {brand !== undefined && <div className={brandSlot}>{brand}</div>}
        <div className={welcomeText}>
          <p className={greeting}>{hello}</p>
          <Text size="lg">{greetingText}</Text>
        </div>
        {/* Last, as it stands at the end of what is above: a document arrives from its beginning. */}
        <div className={flower}>
          <PetalFan />
        </div>
      </header>
      <main className={column[panel]}>
        <Stack gap="lg">
          <Heading level={1}>{title}</Heading>
          {children}
          <div className={settingsSlot}>{settings()}</div>
        </Stack>
      </main>
      {aside !== undefined && (
        <aside aria-label={hello} className={asideSlot}>
          <div className={asideCard}>{aside}</div>
          <span hidden />
        </aside>
      )}
    </div>
  );
}
