import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Scene } from '../stage/Scene.tsx';
import { wordCard } from './aimWords.tsx';

interface AimWordProps {
  /** Without one it is the brand's. */
  readonly tone?: Colour;
  readonly children: ReactNode;
}

/** One word of the company's aim on a ground of its own. */
export const AimWord = ({ tone, children }: AimWordProps) => (
  <Scene {...wordCard} ground="brand">
    {tone && <rect {...wordCard} className={tone} />}
    {children}
  </Scene>
);
