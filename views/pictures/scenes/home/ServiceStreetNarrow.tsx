import type { ReactNode } from 'react';
import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { StreetBank } from '../../kit/places/StreetBank.tsx';
import { StreetShop } from '../../kit/places/StreetShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 0.655;
/* Where the upper half ends, and the lower one begins. */
const shelf = 190;

/** The four places of the street for phones, in two rows, each down to the waist of who works there. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={388} ground="warm">
    <Row y={0}>
      <StreetBank x={8} y={12} scale={scale} />
      <AdviceRoom x={206} y={12} scale={scale} />
    </Row>
    <Row y={194}>
      <StreetShop x={14} y={12} scale={scale} />
      <CodeRoom x={206} y={12} scale={scale} />
    </Row>
  </Scene>
);

interface RowProps {
  readonly y: number;
  readonly children: ReactNode;
}

/* Cut by the pavement, so that people are as large as a phone needs. */
const Row = ({ y, children }: RowProps) => (
  <g transform={`translate(0 ${y})`}>
    <clipPath id={`row-${y}`}>
      <path d={`M0 0H400V${shelf}H0z`} />
    </clipPath>
    <g clipPath={`url(#row-${y})`}>{children}</g>
    <path d={`M0 ${shelf - 4}H400v8H0z`} className="deep-lift" />
  </g>
);
