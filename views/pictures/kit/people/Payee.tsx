import type { Colour } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import type { Hair } from './PersonHead.tsx';
import { Portrait } from './Portrait.tsx';

interface PayeeProps {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Of a person; a company has a shop instead. */
  readonly hair?: Hair | undefined;
  readonly clothes?: Colour | undefined;
}

/** Who is paid: a person, or a company as its shop. */
export const Payee = ({ x, y, size, hair, clothes = 'brand' }: PayeeProps) =>
  hair ? (
    <Portrait x={x} y={y} size={size} hair={hair} clothes={clothes} />
  ) : (
    <>
      <circle cx={x} cy={y} r={size / 2} className="marigold-soft" />
      <Glyph
        name="store"
        x={x - size * 0.28}
        y={y - size * 0.28}
        size={Math.round(size * 0.56)}
        tone="marigold-ink"
      />
    </>
  );
