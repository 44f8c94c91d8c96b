import preview from '#storybook/preview.tsx';
import { guideMessages } from './guideMessages.ts';
import { GuidePage, GuideTable } from './GuidePage.tsx';
import { GuideRules } from './GuideRules.tsx';

const meta = preview.meta({ title: 'Guide/Writing' });

/** How texts for players are written in Thai and in English. */
export const Writing = meta.story({
  render: (_, { globals }) => {
    const messages = guideMessages(globals).writing;
    return (
      <GuidePage title={messages.title} intro={messages.intro}>
        <GuideTable
          label={messages.title}
          columns={[messages.instead, messages.write, messages.why]}
          rows={messages.examples.map(({ instead, write, why }) => ({ key: instead, cells: [instead, write, why] }))}
        />
        <GuideRules sections={messages.sections} />
      </GuidePage>
    );
  },
});
