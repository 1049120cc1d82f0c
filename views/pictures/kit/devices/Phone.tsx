import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

interface PhoneProps extends Place {
  readonly width?: number;
  readonly height?: number;
  readonly screen?: Colour;
  /** A coloured head of this height at the top of the screen; status line and camera turn white on it. */
  readonly head?: number;
  /** Of that head; `night` where something violet lies on it. */
  readonly headTone?: 'sheen' | 'night';
  /** Of the status line, on a screen of another colour. */
  readonly mark?: Colour;
  readonly time?: string;
  /** On a ground as dark as its case: with a light edge. */
  readonly lit?: boolean;
  /** It lies on a table, whose picture casts its shadow. */
  readonly flat?: boolean;
  /** In the screen's coordinates: 0,0 is its top left, it is 18 narrower than the phone, and the status line takes 48. */
  readonly children?: ReactNode;
}

const edge = 9;

/* The camera: a pill between time and signs, a circle where that would be too short, and none where nothing has room. */
const islandOf = (room: number) => {
  if (room < 0) return { width: 0, height: 0 };
  return room < 34 ? { width: 16, height: 16 } : { width: Math.min(68, room), height: 20 };
};

/** A phone seen from the front; let it run over the ground's edge when the lower part does not matter. */
export function Phone(props: PhoneProps) {
  const { width = 272, height = 560, screen = 'surface', head = 0, time = '10:24' } = props;
  const { headTone = 'sheen', mark = head ? 'on-brand' : 'ink', lit, flat } = props;
  const { children, ...place } = props;
  const inside = width - 2 * edge;
  const island = islandOf(inside - 156);
  return (
    <At x={place.x} y={place.y} turn={place.turn ?? 0} scale={place.scale ?? 1}>
      {!flat && <Shadow width={width} height={height} radius={36} />}
      <DeviceFrame {...{ width, height, edge, screen, lit }} radius={36}>
        {head > 0 && <rect width={inside} height={head} fill={`url(#${headTone})`} />}
        <Label x={22} y={29} size={13} weight={700} tone={mark}>
          {time}
        </Label>
        <rect
          x={(inside - island.width) / 2}
          y={21 - island.height / 2}
          {...island}
          rx={island.height / 2}
          className="deep"
        />
        <g className={mark}>
          <path d={`M${inside - 62} 28h3v-4h-3zm5 0h3v-7h-3zm5 0h3v-10h-3z`} />
          <rect x={inside - 42} y={18} width={20} height={10} rx={3} />
        </g>
        {children}
      </DeviceFrame>
    </At>
  );
}
