import { expect, it } from 'vitest';
import { paths, routePatterns } from '#features/shared/navigation.ts';

/** Addresses are kept, shared and linked from outside: one that changes breaks somebody's bookmark. */
it('the addresses of the site are as they were', () => {
  expect(Object.values(routePatterns).flat().toSorted()).toMatchInlineSnapshot(`
    [
      "/",
      "/agentHome",
      "/changePassword",
      "/cockfight",
      "/down",
      "/download",
      "/elott",
      "/esports",
      "/fbsports",
      "/fish",
      "/forget",
      "/game",
      "/help",
      "/helpmc",
      "/home",
      "/index",
      "/index.html",
      "/join",
      "/live",
      "/login",
      "/lottery",
      "/noticePage",
      "/pointMall",
      "/promoDetail",
      "/promotions",
      "/pvp",
      "/register",
      "/register.html",
      "/rng",
      "/seamless",
      "/sports",
      "/vip",
      "/vnlottery",
    ]
  `);
  expect([
    paths.home(),
    paths.login(),
    paths.login({ next: '/rng?q=บัว&p=2' }),
    paths.hall('rng', { vassalage: 'LTWR', page: 'slots' }),
    paths.hall('fish'),
    paths.game({ vassalage: 'LTWR', gameType: 'RNG', nodeId: 7, gameCode: 'x y', from: '/rng?p=2' }),
    paths.category('LOTT'),
    paths.agentHome(),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/login",
      "/login?next=%2Frng%3Fq%3D%E0%B8%9A%E0%B8%B1%E0%B8%A7%26p%3D2",
      "/rng?vassalage=LTWR&page=slots",
      "/fish",
      "/game?vassalage=LTWR&gameType=RNG&nodeId=7&gameCode=x+y&from=%2Frng%3Fp%3D2",
      "/lottery",
      "/agentHome",
    ]
  `);
});
