import { Stamp } from '../documents/Stamp.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Hand } from './Hand.tsx';

/** How far a hand reaches into the picture. */
const reach = { wide: 146, narrow: 104 } as const;

/** How far the arms slope: like those beside them, and so far that the sleeves fill the corners; the banknotes lie level. */
const slope = 14;

const hands = [
  { sleeve: 'brand', skin: 'skin', mirrored: true },
  { sleeve: 'green', skin: 'skin-deep', mirrored: false },
] as const;

/** Banknotes go from one hand to the other and back again, and nothing else does. */
export function MoneyCirculation({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  return (
    <Scene {...lawSize[size]} ground="warm" radius={0}>
      {hands.map(({ mirrored, ...hand }) => (
        <At key={hand.sleeve} x={0} y={0} mirrored={mirrored ? width : undefined}>
          <Hand x={width - reach[size]} y={101} scale={0.54} turn={slope} {...hand}>
            <Banknotes x={-146} y={1} count={2} turn={3 - slope} scale={0.98} />
          </Hand>
        </At>
      ))}
      <Around x={middle} y={0} arc="M-124 58Q-104 34 0 34 104 34 124 58M123 34L124 58 100.5 53" />
      <Around x={middle} y={0} arc="M70 157Q45 174 0 174-45 174-70 157M-62 179.5L-70 157-46 155" />
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
