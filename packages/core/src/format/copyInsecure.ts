/**
 * Copies a text to the clipboard where there is no `navigator.clipboard`: on pages over plain HTTP. Selects it for a moment and
 * gives the former selection back; the focus stays where it is. Needs a recent click.
 */
export function copyInsecure(text: string): boolean {
  const selection = getSelection();
  if (selection === null) return false;
  const former = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const place = document.createElement('span');
  place.textContent = text;
  place.ariaHidden = 'true';
  // Line breaks and spaces as they are; in view, so that nothing scrolls.
  Object.assign(place.style, {
    position: 'fixed',
    insetBlockStart: '0',
    opacity: '0',
    whiteSpace: 'pre',
    userSelect: 'text',
  });
  document.body.append(place);
  selection.selectAllChildren(place);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without a secure context.
    return document.execCommand('copy');
  } finally {
    place.remove();
    selection.removeAllRanges();
    if (former !== null) selection.addRange(former);
  }
}
