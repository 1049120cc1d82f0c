import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The kinds that the words of the page name, and the colour of each. */
const kinds = [
  ['bank', 'Bank', 'brand', 'brand-soft'],
  ['rupee', 'NBFC', 'brand', 'brand-soft'],
  ['wallet', 'Wallet', 'brand', 'brand-soft'],
  ['shield', 'Insurer', 'brand', 'brand-soft'],
  ['chart', 'Broker', 'brand', 'brand-soft'],
] as const;

/* A tile, and from one to the next. */
const tile = { width: 102, height: 80 } as const;
const step = { x: 114, y: 92 } as const;

const placeOf = (index: number) => ({
  x: 20 + (index % 2) * step.x,
  y: 60 + Math.floor(index / 2) * step.y,
});

/* The sixth is beside the board and nearer to us, with an arrow to its place, which stays in sight. */
const brought = { x: 268, y: 112, turn: 5, scale: 1.22 } as const;
const way = 'M326 228C326 284 290 292 240 286M253 276L240 286 252 298';

/** A board with the kinds of business that may check PANs, 256 wide and as high as its picture has room, and beside it the tile of one more, with an arrow to its free place. */
export const AdmittedBusinesses = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={256} height={400} radius={20}>
      <Label x={20} y={40} size={20} weight={800}>
        Who may check PANs
      </Label>
      {kinds.map(([glyph, name, tone, ground], index) => (
        <At key={name} {...placeOf(index)}>
          <Tile glyph={glyph} name={name} tone={tone} ground={ground} />
          <Tick x={86} y={16} size={22} />
        </At>
      ))}
      {/* The list goes on below the edge of its picture. */}
      <At {...placeOf(kinds.length + 1)}>
        <Tile glyph="receipt" name="Deductor" tone="brand" ground="brand-soft" />
      </At>
      <At {...placeOf(kinds.length + 2)}>
        <Tile glyph="users" name="Others" tone="brand" ground="brand-soft" />
      </At>
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
    <At {...brought}>
      <Shadow {...tile} />
      <Tile glyph="store" name="Yours?" tone="marigold" ground="marigold-soft" />
      <rect {...tile} rx={14} className="stroke-marigold" strokeWidth={3} />
    </At>
    <path d={way} className="stroke-marigold" strokeWidth={5} />
  </At>
);

interface TileProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly tone: Colour;
  readonly ground: Colour;
}

const Tile = ({ glyph, name, tone, ground }: TileProps) => (
  <>
    <rect {...tile} rx={14} className={ground} />
    <rect x={31} y={8} width={40} height={40} rx={12} className={tone} />
    <Glyph name={glyph} x={38} y={15} size={26} tone={tone === 'marigold' ? 'deep' : 'surface'} />
    <Label x={51} y={69} size={17} weight={700} anchor="middle">
      {name}
    </Label>
  </>
);
