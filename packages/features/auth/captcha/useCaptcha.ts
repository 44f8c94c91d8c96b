import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { captchaImage } from '#api/humanCheck.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready } from '#core/data/remote.ts';
import { createThrottle } from '#core/time/throttle.ts';

/** State and action of the captcha picture. */
export interface CaptchaView {
  /** Object URL of the picture. */
  readonly image: Remote<string>;
  readonly onRefresh: () => void;
}

const refreshIntervalMs = 1_000;

/**
 * Fetches a captcha picture (LGN-07), and a new one on refresh, at most once per second.
 * @param round fetches a new picture whenever it changes; 0 fetches none
 */
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
    // A newer request or unmounting has replaced this one.
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

/** Converts a PNG to an object URL: the Content-Security-Policy forbids `data:` URLs. The caller must revoke it. */
function toPictureAddress(pngBase64: string): string {
  const bytes = Uint8Array.from(atob(pngBase64), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
}
