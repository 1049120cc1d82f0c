import type { ComponentType } from 'react';
import { BankAndCoin, MortarBoard, OpenUmbrella, TaggedCar } from './dueSigns.tsx';
import { BurnerFlame, GasCylinder, LightBulb, WaterTap } from './houseSigns.tsx';
import { AerialTelevision, DeskTelephone, PhoneAndBill, PlayScreen } from './screenSigns.tsx';

/** The side of a pictogram, in units. */
export const pictogramSide = 88;

/** A pictogram of each kind of bill, by the name of its category. */
export const billPictograms: Readonly<Record<string, ComponentType>> = {
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
