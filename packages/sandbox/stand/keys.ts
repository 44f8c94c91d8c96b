/** The keys of a game, as long as no control and no shortcut of the browser wants them. */
export function onKey(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTaken(event, (controls) => event.target instanceof Element && event.target.closest(controls) !== null)) {
      return;
    }
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
}

/**
 * Is a key no game's to take? On a control the keys that press it are its own, and a field chooses with the arrows too.
 * @param isOn does the key go to one of these (a selector)?
 */
export function isTaken(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  isOn: (controls: string) => boolean,
): boolean {
  const presses = key === ' ' || key === 'Enter';
  if (key.startsWith('Arrow')) return isOn('input, label');
  // A choice that is made is not pressed again.
  return presses && (repeat || isOn('a, button, summary, input, label'));
}
