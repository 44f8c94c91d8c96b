import { routePages } from './everyPage.testing.ts';
import { testEveryFault } from './everyScreen.testing.ts';

testEveryFault(routePages);
