import type { ComponentType } from 'react';
import { COVER } from './kit/Cover.tsx';
import { CnfRacWlOnATrainTicket } from './scenes/blog/CnfRacWlOnATrainTicket.tsx';
import { HowToReadAPan } from './scenes/blog/HowToReadAPan.tsx';
import { OwnOrderIdOnEveryPayment } from './scenes/blog/OwnOrderIdOnEveryPayment.tsx';
import { WhichPayoutMode } from './scenes/blog/WhichPayoutMode.tsx';
import { WhyARechargeIsPending } from './scenes/blog/WhyARechargeIsPending.tsx';
import { blogScenesA } from './scenes/blogScenesA.ts';
import { blogScenesB } from './scenes/blogScenesB.ts';
import { Hero } from './scenes/home/Hero.tsx';
import { HeroNarrow } from './scenes/home/HeroNarrow.tsx';
import { homeScenes } from './scenes/homeScenes.ts';
import { serviceScenes } from './scenes/serviceScenes.ts';
import { Bbps } from './scenes/services/Bbps.tsx';
import { MoneyTransfer } from './scenes/services/MoneyTransfer.tsx';
import { PanCardApi } from './scenes/services/PanCardApi.tsx';
import { PayoutApi } from './scenes/services/PayoutApi.tsx';
import { RechargeApi } from './scenes/services/RechargeApi.tsx';
import { TravelApi } from './scenes/services/TravelApi.tsx';

/** A picture and the size at which it is drawn; pages take `width` and `height` of their `<img>` from here. */
export interface SceneEntry {
  readonly scene: ComponentType;
  readonly width: number;
  readonly height: number;
}

const page = { width: 640, height: 520 } as const;

/** Every picture of the site by its file name. */
export const scenes = {
  hero: { scene: Hero, width: 760, height: 680 },
  'hero-narrow': { scene: HeroNarrow, width: 520, height: 520 },

  bbps: { scene: Bbps, ...page },
  'money-transfer': { scene: MoneyTransfer, ...page },
  'pan-card-api': { scene: PanCardApi, ...page },
  'payout-api': { scene: PayoutApi, ...page },
  'recharge-api': { scene: RechargeApi, ...page },
  'travel-api': { scene: TravelApi, ...page },

  'blog-cnf-rac-wl-on-a-train-ticket': { scene: CnfRacWlOnATrainTicket, ...COVER },
  'blog-how-to-read-a-pan': { scene: HowToReadAPan, ...COVER },
  'blog-own-order-id-on-every-payment': { scene: OwnOrderIdOnEveryPayment, ...COVER },
  'blog-which-payout-mode': { scene: WhichPayoutMode, ...COVER },
  'blog-why-a-recharge-is-pending': { scene: WhyARechargeIsPending, ...COVER },
  ...blogScenesA,
  ...blogScenesB,
  ...homeScenes,
  ...serviceScenes,
} as const satisfies Record<string, SceneEntry>;

export type SceneName = keyof typeof scenes;
