import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { offeredLanguages } from '#api/primitives.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { factsOf } from '#core/i18n/languageFacts.ts';
import { Select } from '#ui/Select/Select.tsx';
import { type BrandTokens, modes } from '#ui/theme/brand.ts';
import type { StudioMessages } from '../messages.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { Language, PreviewPage } from './previewPage.ts';
import { bar, frames, pane } from './PreviewPane.css.ts';

export interface PreviewPaneProps {
  pages: readonly [PreviewPage, ...PreviewPage[]];
  tokens: BrandTokens;
  language: Language;
  messages: StudioMessages;
  /** Called before the pages are loaded in another language. */
  onLanguage?: (language: Language) => void;
}

/** Widths and heights of the windows in px. */
const windows = { '360': [360, 740], '768': [768, 900], '1280': [1280, 800] } as const;
type Width = keyof typeof windows;
/** The space between two frames in px. */
const gap = 16;

/** A page of the site in the theme, in one mode or both. */
export function PreviewPane({ pages, tokens, language: first, messages, onLanguage }: PreviewPaneProps) {
  const [page, setPage] = useState(pages[0].id);
  const [language, setLanguage] = useState(first);
  const [width, setWidth] = useState<Width>('360');
  const [shown, setShown] = useState<'both' | 'light' | 'dark'>('both');
  const list = useRef<HTMLDivElement>(null);
  const room = useWidth(list);
  const { address } = pages.find(({ id }) => id === page) ?? pages[0];
  const shownModes = modes.filter((mode) => shown === 'both' || shown === mode);
  const [wide, high] = windows[width];
  const columns = wide <= 768 ? shownModes.length : 1;
  const scale = Math.min(1, (room - gap * (columns - 1)) / columns / wide);

  return (
    <section className={pane} aria-label={messages.preview}>
      <div className={bar}>
        <Select
          label={messages.page}
          size="small"
          value={page}
          options={pages.map(({ id }) => ({ value: id, label: messages.pages[id] }))}
          onChange={setPage}
        />
        <Select
          label={messages.theme}
          size="small"
          value={shown}
          options={(['both', 'light', 'dark'] as const).map((value) => ({ value, label: messages[value] }))}
          onChange={setShown}
        />
        <Select
          label={messages.language}
          size="small"
          value={language}
          options={offeredLanguages.map((each) => ({ value: codeOf(each), label: factsOf(each).name }))}
          onChange={(next) => {
            onLanguage?.(next);
            setLanguage(next);
          }}
        />
        <Select
          label={messages.width}
          size="small"
          value={width}
          options={(Object.keys(windows) as Width[]).map((value) => ({ value, label: messages.widths[value] }))}
          onChange={setWidth}
        />
      </div>
      <div ref={list} className={frames}>
        {room > 0 &&
          shownModes.map((mode) => (
            <PreviewFrame
              key={`${page} ${mode} ${language}`}
              title={`${messages.pages[page]} · ${messages[mode]}`}
              address={address(language, mode)}
              mode={mode}
              tokens={tokens}
              width={wide}
              height={high}
              scale={scale}
            />
          ))}
      </div>
    </section>
  );
}

/** The width of an element in px; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
