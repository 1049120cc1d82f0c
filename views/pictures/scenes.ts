import type { ComponentType } from 'react';
import { Bbps } from './scenes/Bbps.tsx';
import { Hero } from './scenes/Hero.tsx';
import { MoneyTransfer } from './scenes/MoneyTransfer.tsx';
import { PanCardApi } from './scenes/PanCardApi.tsx';
import { PayoutApi } from './scenes/PayoutApi.tsx';
import { RechargeApi } from './scenes/RechargeApi.tsx';
import { TravelApi } from './scenes/TravelApi.tsx';

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
  bbps: { scene: Bbps, ...page },
  'money-transfer': { scene: MoneyTransfer, ...page },
  'pan-card-api': { scene: PanCardApi, ...page },
  'payout-api': { scene: PayoutApi, ...page },
  'recharge-api': { scene: RechargeApi, ...page },
  'travel-api': { scene: TravelApi, ...page },
} as const satisfies Record<string, SceneEntry>;

export type SceneName = keyof typeof scenes;
