import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { steps } from './guide.css.ts';
import { GuidePage, GuideSection } from './GuidePage.tsx';
import { guideWords } from './guideWords.ts';
import { TokenEditor } from './TokenEditor.tsx';

const meta = preview.meta({ title: 'Guide/Restyling' });

export const Restyling = meta.story({
  render: (_, { globals }) => {
    const words = guideWords(globals).restyling;
    return (
      <GuidePage title={words.title} intro={words.intro}>
        <ol className={steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <GuideSection title={words.preview}>
          <TokenEditor words={words} />
        </GuideSection>
      </GuidePage>
    );
  },
});

const radiusOf = (element: Element) => getComputedStyle(element).borderTopLeftRadius;

/** A value that cannot be used is named; the others hold. */
export const Problems = meta.story({
  render: Restyling.input.render,
  play: async ({ canvas, globals }) => {
    const words = guideWords(globals).restyling;
    const file = canvas.getByRole('textbox');
    const play = canvas.getByRole('button', { name: words.play });
    await fireEvent.change(file, {
      target: { value: '{ "light": { "radius": { "control": "3px" }, "color": { "accent": "red; x" } } }' },
    });
    await expect(radiusOf(play)).toBe('3px');
    await expect(canvas.getByRole('status')).toHaveTextContent('light.color.accent');
    await fireEvent.change(file, { target: { value: '{ "light": ' } });
    await expect(canvas.getByRole('status')).toHaveTextContent(words.notJson);
    await expect(radiusOf(play)).toBe('3px');
    await userEvent.click(canvas.getByRole('button', { name: words.clear }));
    await expect(radiusOf(play)).not.toBe('3px');
  },
});
