import type { ReactNode } from 'react';
import { Scene } from '../stage/Scene.tsx';
import { wordSize } from '../stage/wordSize.ts';
import { AimHall } from './AimHall.tsx';

/** One word of the company's aim for phones: its hall alone; what is in it is 184 × 114. */
export const AimWord = ({ children }: { readonly children: ReactNode }) => (
  <Scene {...wordSize} ground="brand">
    <AimHall size="narrow">{children}</AimHall>
  </Scene>
);
