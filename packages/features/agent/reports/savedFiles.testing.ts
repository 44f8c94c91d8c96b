import { onTestFinished } from 'vitest';

/** The files that are saved while the test runs. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  const create = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return create.call(URL, file);
  };
  onTestFinished(() => void (URL.createObjectURL = create));
  return saved;
}
