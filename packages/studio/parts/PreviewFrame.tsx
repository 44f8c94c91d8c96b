import { useEffect, useRef, useState } from 'react';
import type { BrandTokens, Mode } from '#ui/theme/brand.ts';
import { applyBrandTokens } from '#ui/theme/brandTokens.ts';
import { caption, figure, frame, screen } from './PreviewPane.css.ts';

export interface PreviewFrameProps {
  title: string;
  /** The address of the page, of the same origin. */
  address: string;
  mode: Mode;
  tokens: BrandTokens;
  /** The size of the page's window in px. */
  width: number;
  height: number;
  /** The part of that size that it is shown at, 1 at most. */
  scale: number;
}

/** A page in a window of its own size. New tokens apply to it as it is, without loading it again. */
export function PreviewFrame({ title, address, mode, tokens, width, height, scale }: PreviewFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  // Counts the documents that the frame has loaded: links in it lead to others.
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    const page = element.current?.contentDocument;
    if (loaded > 0 && page) applyBrandTokens(tokens, page);
  }, [tokens, loaded]);

  useEffect(() => {
    const root = element.current?.contentDocument?.documentElement;
    return loaded === 0 || !root ? undefined : holdMode(root, mode);
  }, [mode, loaded]);

  return (
    <figure className={figure}>
      <figcaption className={caption}>{title}</figcaption>
      <div className={screen} style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, whose documents the tokens are set in */}
        <iframe
          ref={element}
          title={title}
          src={address}
          className={frame}
          data-loaded={loaded > 0}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      </div>
    </figure>
  );
}

/** Keeps a page in a mode, which it sets by itself when it starts, and hides its scrollbars. Returns what ends it. */
function holdMode(root: HTMLElement, mode: Mode): () => void {
  const hold = () => {
    if (root.dataset['theme'] !== mode) root.dataset['theme'] = mode;
  };
  hold();
  // As on a phone, where bars for scrolling lie over the page: every frame has the whole of its width.
  root.style.setProperty('scrollbar-width', 'none');
  root.style.setProperty('scrollbar-gutter', 'auto');
  const observer = new MutationObserver(hold);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
