import type { Colour } from '../../palette.ts';
import { FingersBelow, Sleeve, Thumb } from '../people/Hand.tsx';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The kinds that the words of the page name, and the colour of each. */
const kinds = [
  ['bank', 'Bank', 'brand', 'brand-soft'],
  ['rupee', 'NBFC', 'green', 'green-soft'],
  ['wallet', 'Wallet', 'red', 'red-soft'],
  ['shield', 'Insurer', 'green', 'green-soft'],
  ['chart', 'Broker', 'brand', 'brand-soft'],
] as const;

/* A tile, and from one to the next. */
const tile = { width: 104, height: 112 } as const;
const step = { x: 116, y: 124 } as const;

const placeOf = (index: number) => ({
  x: 20 + (index % 3) * step.x,
  y: 64 + Math.floor(index / 3) * step.y,
});

/* Where the hand has brought the sixth: before its place, and turned to it. */
const brought = { x: 258, y: 190, turn: -6 } as const;
const held = { width: 112, height: 140 } as const;
const hand = { x: 340, y: 306, turn: 46, scale: 0.44 } as const;

/** A board with the kinds of business that may check PANs, 376 × 320, and a hand from the lower right that brings the tile of one more to its free place. */
export const AdmittedBusinesses = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={376} height={320} radius={20}>
      <Label x={20} y={42} size={23} weight={800}>
        Who may check PANs
      </Label>
      {kinds.map(([glyph, name, tone, ground], index) => (
        <At key={name} {...placeOf(index)}>
          <Tile glyph={glyph} name={name} tone={tone} ground={ground} />
          <Tick x={88} y={17} size={24} />
        </At>
      ))}
      <At {...placeOf(kinds.length)}>
        <rect {...tile} rx={14} className="surface-2" />
        <rect
          x={1}
          y={1}
          width={tile.width - 2}
          height={tile.height - 2}
          rx={13}
          className="stroke-brand-lift"
          strokeWidth={2}
          strokeDasharray="5 7"
        />
      </At>
    </Panel>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <At {...brought}>
      <Shadow {...held} />
      <Tile {...held} glyph="store" name="Yours?" tone="marigold" ground="marigold-soft" />
      <rect {...held} rx={14} className="stroke-marigold" strokeWidth={3} />
    </At>
    <At {...hand}>
      <Thumb skin="skin" />
      <Sleeve sleeve="brand" reach={520} />
    </At>
  </At>
);

interface TileProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly tone: Colour;
  readonly ground: Colour;
  readonly width?: number;
  readonly height?: number;
}

const Tile = ({ glyph, name, tone, ground, ...size }: TileProps) => {
  const { width, height } = { ...tile, ...size };
  return (
    <>
      <rect width={width} height={height} rx={14} className={ground} />
      <rect x={width / 2 - 26} y={14} width={52} height={52} rx={14} className={tone} />
      <Glyph
        name={glyph}
        x={width / 2 - 16}
        y={24}
        size={32}
        tone={tone === 'marigold' ? 'deep' : 'surface'}
      />
      <Label x={width / 2} y={95} size={20} weight={700} anchor="middle">
        {name}
      </Label>
    </>
  );
};
