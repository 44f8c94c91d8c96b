import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { steps } from './guide.css.ts';
import { guideMessages } from './guideMessages.ts';
import { GuidePage, GuideSection } from './GuidePage.tsx';
import { TokenEditor } from './TokenEditor.tsx';

const meta = preview.meta({ title: 'Guide/Restyling' });

export const Restyling = meta.story({
  render: (_, { globals }) => {
    const messages = guideMessages(globals).restyling;
    return (
      <GuidePage title={messages.title} intro={messages.intro}>
        <ol className={steps}>
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <GuideSection title={messages.preview}>
          <TokenEditor messages={messages} />
        </GuideSection>
      </GuidePage>
    );
  },
});

const radiusOf = (element: Element) => getComputedStyle(element).borderTopLeftRadius;

/** An invalid value is reported and ignored; the other values apply. */
export const Problems = meta.story({
  render: Restyling.input.render,
  play: async ({ canvas, globals }) => {
    const messages = guideMessages(globals).restyling;
    const file = canvas.getByRole('textbox');
    const play = canvas.getByRole('button', { name: messages.play });
    await fireEvent.change(file, {
      target: { value: '{ "light": { "radius": { "control": "3px" }, "color": { "accent": "red; x" } } }' },
    });
    await expect(radiusOf(play)).toBe('3px');
    await expect(canvas.getByRole('status')).toHaveTextContent('light.color.accent');
    await fireEvent.change(file, { target: { value: '{ "light": ' } });
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.notJson);
    await expect(radiusOf(play)).toBe('3px');
    await userEvent.click(canvas.getByRole('button', { name: messages.clear }));
    await expect(radiusOf(play)).not.toBe('3px');
  },
});
