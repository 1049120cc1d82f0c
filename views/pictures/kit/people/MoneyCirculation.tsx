import { Stamp } from '../documents/Stamp.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Hand } from './Hand.tsx';

/** How far a hand reaches into the picture. */
const reach = { wide: 146, narrow: 104 } as const;

const hands = [
  { sleeve: 'brand', skin: 'skin', mirrored: true },
  { sleeve: 'green', skin: 'skin-deep', mirrored: false },
] as const;

/** Banknotes go from one hand to the other and back again, and nothing else does. */
export function MoneyCirculation({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  return (
    <Scene {...lawSize[size]} ground="warm">
      {hands.map(({ mirrored, ...hand }) => (
        <At key={hand.sleeve} x={0} y={0} mirrored={mirrored ? width : undefined}>
          <Hand x={width - reach[size]} y={96} scale={0.54} {...hand}>
            <Banknotes x={-142} y={-34} count={2} turn={3} scale={0.98} />
          </Hand>
        </At>
      ))}
      <Around x={middle} y={0} arc="M-124 58Q-104 34 0 34 104 34 124 58M123 34L124 58 100.5 53" />
      <Around x={middle} y={0} arc="M78 156Q50 174 0 174-50 174-78 156M-70 178.5L-78 156-54 154" />
      <Stamp x={middle} y={38} turn={-4} size={size === 'wide' ? 26 : 22} tone="red" opaque>
        Banned
      </Stamp>
    </Scene>
  );
}

/* From one side to the other, with the head of an arrow at its end. */
const Around = ({ arc, ...place }: Place & { readonly arc: string }) => (
  <At {...place}>
    <path d={arc} className="stroke-red" strokeWidth={6} />
  </At>
);
