import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { games, messages } from './content.ts';
import { type LinkComponent, Screen } from './Screen.tsx';
import { Stack } from './Stack.tsx';

export { games };

const Plain: LinkComponent = ({ to, children }) => <a href={to}>{children}</a>;

/** The reference page as a person would write it: HTML, no script. */
export const byHand = (): string =>
  renderToStaticMarkup(<Screen games={games} t={(key) => messages[key]} Link={Plain} />);

/** The reference page as the libraries of the site render it on a server. */
export const withStack = (): string =>
  renderToString(
    <StaticRouter location="/">
      <Stack games={games} />
    </StaticRouter>,
  );
