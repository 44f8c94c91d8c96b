/** Binds a game's keyboard shortcuts. Keys that a focused control or the browser uses are left alone. */
export function onKey(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (
      isReservedKey(event, (controls) => event.target instanceof Element && event.target.closest(controls) !== null)
    ) {
      return;
    }
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
}

/**
 * Whether a key press belongs to the focused control: Space and Enter activate controls, arrows move within radio groups.
 * A repeated Space or Enter counts as reserved, so that holding the key plays one round.
 * @param isOn whether the focus is in an element that matches this selector
 */
export function isReservedKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  isOn: (controls: string) => boolean,
): boolean {
  const activates = key === ' ' || key === 'Enter';
  if (key.startsWith('Arrow')) return isOn('input, label');
  return activates && (repeat || isOn('a, button, summary, input, label'));
}
