/** Saves a file on the reader's device, as a download does. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The address of this page. */
export const pageAddress = {
  read: (): string => location.hash,
  write: (hash: string): void => history.replaceState(history.state, '', `#${hash}`),
  link: (hash: string): string => `${location.href.split('#')[0] ?? ''}#${hash}`,
};
