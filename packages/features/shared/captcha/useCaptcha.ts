import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { captchaImage } from '#api/session.ts';
import { usePlatform } from '../platform.tsx';
import { type Remote, loading, ready } from '../remote.ts';
import { createThrottle } from '../throttle.ts';

/** The picture captcha as the form shows it. */
export interface CaptchaView {
  /** Address of the picture. */
  readonly image: Remote<string>;
  readonly onRefresh: () => void;
}

const refreshIntervalMs = 1_000;

/** LGN-07: fetches a picture for each round above 0, and another one when asked, at most once per second. */
export function useCaptcha(round: number): CaptchaView {
  const { client } = usePlatform();
  const [image, setImage] = useState<Remote<string>>(loading);
  const [throttle] = useState(() => createThrottle(refreshIntervalMs, () => performance.now()));
  const current = useRef<{ readonly request: AbortController; address?: string }>(undefined);

  const discard = (): void => {
    current.current?.request.abort();
    if (current.current?.address !== undefined) URL.revokeObjectURL(current.current.address);
    current.current = undefined;
  };

  const load = async (): Promise<void> => {
    discard();
    const request = new AbortController();
    current.current = { request };
    setImage(loading);
    const answer = await client.call(captchaImage, {}, { signal: request.signal });
    // Another picture has been asked for meanwhile, or nobody looks any more.
    if (request.signal.aborted) return;
    if (!answer.ok) return setImage({ status: 'failed', error: answer.error, retry: refresh });
    const address = toPictureAddress(answer.value);
    current.current = { request, address };
    setImage(ready(address));
  };
  const refresh = (): void => {
    if (throttle.allows()) void load();
  };

  const begin = useEffectEvent(() => {
    throttle.force();
    void load();
  });
  const end = useEffectEvent(discard);
  useEffect(() => {
    if (round === 0) return undefined;
    begin();
    return () => end();
  }, [round]);

  return { image, onRefresh: refresh };
}

/** A blob, because the page's Content-Security-Policy lets no `data:` address through. The caller revokes it. */
function toPictureAddress(pngBase64: string): string {
  const bytes = Uint8Array.from(atob(pngBase64), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
}
