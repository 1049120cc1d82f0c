import type { ComponentType } from 'react';
import { bbps } from '#content/services/bbps.ts';
import {
  BankAndCoin,
  MortarBoard,
  OpenUmbrella,
  TaggedCar,
} from '../../kit/pictograms/dueSigns.tsx';
import { BurnerFlame, GasCylinder, LightBulb, WaterTap } from '../../kit/pictograms/houseSigns.tsx';
import {
  AerialTelevision,
  DeskTelephone,
  PhoneAndBill,
  PlayScreen,
} from '../../kit/pictograms/screenSigns.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const pictograms: Readonly<Record<string, ComponentType>> = {
  electricity: LightBulb,
  'pipe-gas': BurnerFlame,
  water: WaterTap,
  telecom: DeskTelephone,
  postpaid: PhoneAndBill,
  insurance: OpenUmbrella,
  'loan-repayments': BankAndCoin,
  'fastag-recharge': TaggedCar,
  cable: AerialTelevision,
  'education-fees': MortarBoard,
  subscription: PlayScreen,
  'lpg-cylinder-booking': GasCylinder,
};

/* Five in turn, so that no two neighbours are alike in one to four columns. */
const tints = ['brand-soft', 'marigold-soft', 'green-soft', 'blue-soft', 'red-soft'] as const;

const side = 88;
const step = side + 8;

const stations = bbps.sections
  .flatMap((section) => (section.kind === 'directory' ? section.entries : []))
  .map(({ id }, index) => {
    const Pictogram = pictograms[id];
    if (!Pictogram) throw new Error(`The bill category “${id}” has no pictogram`);
    return {
      id,
      Pictogram,
      x: (index % 4) * step,
      y: Math.floor(index / 4) * step,
      tint: tints[index % tints.length],
    };
  });

/** The size of the sheet. */
export const categorySheet = { width: 4 * step - 8, height: 3 * step - 8 } as const;

/** A pictogram for each bill category: a page shows one alone by the id of the category. */
export const BbpsCategories = () => (
  <Scene {...categorySheet} ground="none">
    {stations.map(({ id, Pictogram, x, y, tint }) => (
      <At key={id} x={x} y={y}>
        <rect width={side} height={side} className={tint} />
        <Pictogram />
        <view id={id} viewBox={`${x} ${y} ${side} ${side}`} />
      </At>
    ))}
  </Scene>
);
