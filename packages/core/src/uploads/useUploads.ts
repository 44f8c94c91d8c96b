import { useEffect, useRef, useState } from 'react';
import type { Result } from '#api/errors.ts';
import { randomId } from '#api/randomId.ts';
import { uploadLimits } from '#api/uploadLimits.ts';
import type { Picture } from './preparePicture.ts';
import { preparePicture } from './preparePicture.ts';

/** A chosen picture and what has become of it. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  /** A URL of the picture on this device; null for a file that is no picture. */
  readonly preview: string | null;
  readonly state: 'sending' | 'sent' | 'failed' | 'refused';
  /** How much of the picture has left the device, from 0 to 1. All has left before the platform has checked it. */
  readonly progress: number;
  /** Why the file was refused; null otherwise. */
  readonly problem: 'type' | 'size' | null;
  /** The id that the platform gave to the picture; null until it was sent. */
  readonly fileId: string | null;
}

/**
 * Sends a picture. Resolves to the id that the platform gives it.
 * @param onProgress called with how much of it has left the device, from 0 to 1
 */
export type SendPicture = (
  picture: Picture,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<Result<string>>;

/** Whether a picture takes one of the places: it was sent, or is on its way. */
const takesPlace = ({ state }: Pick<Upload, 'state'>): boolean => state === 'sending' || state === 'sent';

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Whether more pictures were chosen last than there was room for. @default false */
  readonly leftOut?: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  /** Removes a picture; cancels it while it is sent. */
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/**
 * Sends pictures as soon as they are chosen, each on its own; further ones than `most` are left out. One that was refused or
 * has failed leaves its place free: it stays with its reason, the refused one until others are chosen.
 * @param most at most three (CON-02)
 */
export function useUploads(send: SendPicture, most: number = uploadLimits.count): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [leftOut, setLeftOut] = useState(false);
  const files = useRef(new Map<string, { readonly file: File; abort: AbortController }>());
  useEffect(() => {
    const current = files.current;
    return () => {
      for (const { abort } of current.values()) abort.abort();
    };
  }, []);

  const roomIn = (list: readonly Upload[]): number => Math.max(0, most - list.filter(takesPlace).length);

  const change = (id: string, changed: Partial<Upload>): void =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));

  async function start(id: string): Promise<void> {
    const entry = files.current.get(id);
    if (entry === undefined) return;
    entry.abort = new AbortController();
    const { signal } = entry.abort;
    change(id, { state: 'sending', progress: 0, problem: null });
    const prepared = await preparePicture(entry.file);
    if (signal.aborted) return;
    if (!prepared.ok) {
      change(id, { state: 'refused', problem: prepared.problem });
      return;
    }
    const preview = URL.createObjectURL(new Blob([prepared.picture.bytes], { type: prepared.picture.type }));
    signal.addEventListener('abort', () => URL.revokeObjectURL(preview), { once: true });
    change(id, { preview });
    const answer = await send(prepared.picture, signal, (progress) => change(id, { progress }));
    if (signal.aborted) return;
    change(id, answer.ok ? { state: 'sent', fileId: answer.value } : { state: 'failed' });
  }

  return {
    uploads,
    leftOut,
    onAdd(chosen) {
      const room = roomIn(uploads);
      setLeftOut(chosen.length > room);
      const added = chosen.slice(0, room).map((file) => ({ id: randomId(), file }));
      for (const { id, file } of added) files.current.set(id, { file, abort: new AbortController() });
      setUploads((list) => [
        ...list.filter(({ state }) => state !== 'refused'),
        ...added.map(({ id, file }): Upload => ({
          id,
          name: file.name,
          preview: null,
          state: 'sending',
          progress: 0,
          problem: null,
          fileId: null,
        })),
      ]);
      for (const { id } of added) void start(id);
    },
    onRemove(id) {
      files.current.get(id)?.abort.abort();
      files.current.delete(id);
      setLeftOut(false);
      setUploads((list) => list.filter((upload) => upload.id !== id));
    },
    onRetry(id) {
      if (roomIn(uploads) > 0) void start(id);
      else setLeftOut(true);
    },
  };
}
