import { viewports } from './viewports.ts';

/** The same story at every width of the layout guide, side by side: each in a frame of its own, so that its queries hold. */
export function ViewportGrid({ storyId, globals }: { storyId: string; globals: Readonly<Record<string, unknown>> }) {
  const kept = ['brand', 'theme', 'language', 'persona', 'system', 'textSize', 'play'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  const address = `iframe.html?viewMode=story&id=${storyId}&globals=${encodeURIComponent([...kept, 'grid:off'].join(';'))}`;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '1.5rem', padding: '1.5rem' }}>
      {Object.values(viewports).map(({ name, styles }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <iframe title={name} src={address} style={{ ...styles, border: '1px solid currentColor' }} />
        </figure>
      ))}
    </div>
  );
}
